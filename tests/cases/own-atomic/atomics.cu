// Atomic functions that HIP has for these types.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#if __CUDA_ARCH__ < 600
//~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 4 in host code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if !defined(__HIP_DEVICE_COMPILE__) && __CUDA_ARCH__ < 600  // HP601@5
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP205@1
__device__ double atomicAdd(double* address, double val)
//~               ^~~~~~~~~ HP205 error fixed: HIP has atomicAdd for double too: this is a redefinition
//~   remedy, safe fix: leave it out for AMD GPUs, where HIP's own does the same
{
    unsigned long long int* address_as_ull = (unsigned long long int*)address;
    unsigned long long int old = *address_as_ull, assumed;
    do {
        assumed = old;
        old = atomicCAS(address_as_ull, assumed, __double_as_longlong(val + __longlong_as_double(assumed)));
    } while (assumed != old);  // integers, lest NaN never ends
    return __longlong_as_double(old);
}
//+ #endif  // HP205@1
#endif

#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 600
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 17
//~   remedy: check that this arm is the right one on AMD GPUs
#else
__device__ float atomicAdd(float* address, float val) { return *address += val; }
#endif

namespace mine {
__device__ double atomicMax(double *address, double value) { return *address = fmax(*address, value); }
}

template <typename T>
__device__ T atomicAdd(T *address, T value) { return *address += value; }

__device__ float4 atomicAdd(float4 *address, float4 value) { atomicAdd(&address->x, value.x); return value; }

__global__ void sum(double *x, double *total) { atomicAdd(total, x[threadIdx.x]); }
//~                                             ^~~~~~~~~ HP712 info:
//~   atomicAdd of double is a loop around compare-and-swap on gfx90a and gfx1100 and gfx1201
//~   remedy: build with -munsafe-fp-atomics where no such sum is in host or managed memory
