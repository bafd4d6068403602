//+ #include <hip/hip_runtime.h>  // HP114@1
#include "device.h"

void Device::cudaDeviceSynchronize() {
//~   kept cudaDeviceSynchronize (in a namespace or class of the project)
    ::cudaDeviceSynchronize();
//>     ::hipDeviceSynchronize();  // HP101@7
}
template <> int *Device::cudaMalloc<int>(size_t n) const { return nullptr; }
//~   kept cudaMalloc (in a namespace or class of the project)
