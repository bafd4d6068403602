// These may do something else than HIP's own, and go before them.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__device__ static float atomicMax(float *address, float value)
//~                     ^~~~~~~~~ HP205 error fixed: HIP has atomicMax for float too: this is a redefinition
//~   remedy, safe fix: let it go before HIP's own
//> __attribute__((enable_if(true, __FILE__))) __device__ static float atomicMax(float *address, float value)  // HP205@1
{
    return __int_as_float(atomicMax((int *)address, __float_as_int(value)));
}

static __inline__ __device__ double atomicAdd(double *address, double val) {
//~                                 ^~~~~~~~~ HP205 error fixed:
//~   HIP has atomicAdd for double too: this is a redefinition
//~   remedy, safe fix: let it go before HIP's own
//> __attribute__((enable_if(true, __FILE__))) static __inline__ __device__ double atomicAdd(double *address, double val) {  // HP205@1
    unsigned long long *p = (unsigned long long *)address;
    unsigned long long old = *p, assumed;
    do {
        assumed = old;
        old = atomicCAS(p, assumed, __double_as_longlong(2 * val + __longlong_as_double(assumed)));
    } while (assumed != old);
    return __longlong_as_double(old);
} static int behind;

__device__ uint64_t atomicAdd(uint64_t *address, const uint64_t value) { return *address += value; }
//~                 ^~~~~~~~~ HP205 error fixed: HIP has atomicAdd for unsigned long too: this is a redefinition
//~   remedy, safe fix: let it go before HIP's own
//> __attribute__((enable_if(true, __FILE__))) __device__ uint64_t atomicAdd(uint64_t *address, const uint64_t value) { return *address += value; }  // HP205@1

__global__ void largest(float *x, double *y, uint64_t *z)
{
    atomicMax(x, x[threadIdx.x]);
    atomicAdd(y, y[threadIdx.x]);
//~ ^~~~~~~~~ HP712 info: atomicAdd of double is a loop around compare-and-swap on gfx90a and gfx1100 and gfx1201
//~   remedy: build with -munsafe-fp-atomics where no such sum is in host or managed memory
    atomicAdd(z, z[threadIdx.x]);
}

__device__ static float atomicMin(float *address, float value);
//~                     ^~~~~~~~~ HP205 error fixed: HIP has atomicMin for float too: this is a redefinition
//~   remedy, safe fix: let it go before HIP's own
//> __attribute__((enable_if(true, __FILE__))) __device__ static float atomicMin(float *address, float value);  // HP205@1

//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP205@1
__device__ double atomicAdd(double *, double);
//~               ^~~~~~~~~ HP205 error fixed: HIP has atomicAdd for double too: this is a redefinition
//~   remedy, safe fix: leave it out for AMD GPUs, where HIP's own does the same
//+ #endif  // HP205@1
