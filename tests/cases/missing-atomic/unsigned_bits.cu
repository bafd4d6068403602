#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// what HIP has
__global__ void mark(unsigned long long *flags, long long *sums, const unsigned long long int mine, int *less) {
    unsigned long long also = mine;
    atomicOr(&flags[threadIdx.x], also);
    atomicXor(flags, 1ull);
    atomicAnd(less, 3);
    atomicMin(sums, 5ll);
    atomicOr((unsigned long long *)sums, 1ull);
}
