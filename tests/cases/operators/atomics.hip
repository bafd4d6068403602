// Atomic functions that HIP has for these types.
#include <hip/hip_runtime.h>

#if !defined(__HIP_DEVICE_COMPILE__) && __CUDA_ARCH__ < 600
#if !defined(__HIP_PLATFORM_AMD__)
__device__ double atomicAdd(double* address, double val)
{
    unsigned long long int* address_as_ull = (unsigned long long int*)address;
    unsigned long long int old = *address_as_ull, assumed;
    do {
        assumed = old;
        old = atomicCAS(address_as_ull, assumed, __double_as_longlong(val + __longlong_as_double(assumed)));
    } while (assumed != old);  // integers, lest NaN never ends
    return __longlong_as_double(old);
}
#endif
#endif

#if !defined(__HIP_DEVICE_COMPILE__) || (defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__ >= 600)
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
