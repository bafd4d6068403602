#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11

namespace lab {
typedef unsigned long long CUdeviceptr;
//~   kept CUdeviceptr (defined by the project)
struct Texture { using CUtexObject = unsigned long long; CUtexObject object; };
//~   kept CUtexObject (defined by the project) x2
}
lab::CUdeviceptr from(CUdeviceptr p) { return (lab::CUdeviceptr)p; }
//~   kept CUdeviceptr (in a namespace or class of the project) x2
//> lab::CUdeviceptr from(hipDeviceptr_t p) { return (lab::CUdeviceptr)p; }  // HP101@23
