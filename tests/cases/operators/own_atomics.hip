// These may do something else than HIP's own, and go before them.
#include <hip/hip_runtime.h>

__attribute__((enable_if(true, __FILE__))) __device__ static float atomicMax(float *address, float value)
{
    return __int_as_float(atomicMax((int *)address, __float_as_int(value)));
}

__attribute__((enable_if(true, __FILE__))) static __inline__ __device__ double atomicAdd(double *address, double val) {
    unsigned long long *p = (unsigned long long *)address;
    unsigned long long old = *p, assumed;
    do {
        assumed = old;
        old = atomicCAS(p, assumed, __double_as_longlong(2 * val + __longlong_as_double(assumed)));
    } while (assumed != old);
    return __longlong_as_double(old);
} static int behind;

__attribute__((enable_if(true, __FILE__))) __device__ uint64_t atomicAdd(uint64_t *address, const uint64_t value) { return *address += value; }

__global__ void largest(float *x, double *y, uint64_t *z)
{
    atomicMax(x, x[threadIdx.x]);
    atomicAdd(y, y[threadIdx.x]);
    atomicAdd(z, z[threadIdx.x]);
}
