#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void copy(double4 *to, const double4 *from) { to[threadIdx.x] = from[threadIdx.x]; }
//~                  ^~~~~~~ HP701 info: double4 is aligned to 32 bytes in HIP, to 16 in CUDA
//~   remedy: check that pointers to it, for instance from offsets into buffers, are multiples of 32

struct Small {
    float mass;
    double2 position;
    float4 color;
};
