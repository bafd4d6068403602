#include "device.h"

void Device::cudaDeviceSynchronize() {
    ::cudaDeviceSynchronize();
}
template <> int *Device::cudaMalloc<int>(size_t n) const { return nullptr; }
