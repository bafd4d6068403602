#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// for the editor
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP222@1
extern __device__ __device_builtin__ void __syncthreads(void);
//~                                       ^~~~~~~~~~~~~ HP222 error fixed:
//~   HIP declares __syncthreads too, in another way
//~   remedy, safe fix: leave it out for AMD GPUs, where HIP declares it
//+ #endif  // HP222@1
extern "C" {
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP222@1
extern __device__ __device_builtin__ __cudart_builtin__ int __popc(unsigned int bits);
//~                                                         ^~~~~~ HP222 error fixed:
//~   HIP declares __popc too, in another way
//~   remedy, safe fix: leave it out for AMD GPUs, where HIP declares it
//+ #endif  // HP222@1
}
#ifndef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifndef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifndef arm of line 8 in host code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #ifndef __HIP_DEVICE_COMPILE__  // HP601@9
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP222@1
extern const dim3 blockDim;
//~               ^~~~~~~~ HP222 error fixed: HIP declares blockDim too, in another way
//~   remedy, safe fix: leave it out for AMD GPUs, where HIP declares it
//+ #endif  // HP222@1
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP222@1
extern const uint3 threadIdx; /* the host reads it */
//~                ^~~~~~~~~ HP222 error fixed: HIP declares threadIdx too, in another way
//~   remedy, safe fix: leave it out for AMD GPUs, where HIP declares it
//+ #endif  // HP222@1
#endif
int before; extern const dim3 gridDim;
//~                           ^~~~~~~ HP222 error: HIP declares gridDim too, in another way
//~   remedy: leave it out for AMD GPUs, where HIP declares it

__global__ void count(unsigned int *x) {
    x[threadIdx.x + blockDim.x] = __popc(x[threadIdx.x]);
    __syncthreads();
}
