#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__device__ float atomicCAS(float *address, float compare, float value) {
//~              ^~~~~~~~~ HP205 error fixed: HIP has atomicCAS for float too: this is a redefinition
//~   remedy, safe fix: let it go before HIP's own
//> __attribute__((enable_if(true, __FILE__))) __device__ float atomicCAS(float *address, float compare, float value) {  // HP205@1
    return __int_as_float(atomicCAS((int *)address, __float_as_int(compare), __float_as_int(value)));
}
struct Pair {
    int a, b;
};
__device__ Pair atomicCAS(Pair *address, Pair compare, Pair value) {
    return address->a == atomicCAS(&address->a, compare.a, value.a) ? value : compare;
}
__device__ long long atomicCAS(long long *address, long long compare, long long value) {
    return (long long)atomicCAS((unsigned long long *)address, (unsigned long long)compare, (unsigned long long)value);
}
__global__ void lock(float *p, Pair *q) {
    p[0] = atomicCAS(p, 0.f, 1.f);
    q[1] = atomicCAS(q, q[1], q[2]);
}
