// Kernels whose threads do nothing but wait for each other.
#include <hip/hip_runtime.h>

extern "C" __global__ void barriers() {
    for (int i = 0; i < 100; ++i) __syncthreads();
}

extern "C" __global__ void shuffles(int* out) {
    int v = threadIdx.x;
    for (int i = 0; i < 100; ++i) v = __shfl_xor(v, 1);
    out[threadIdx.x] = v;
}

extern "C" __global__ void ballots(unsigned long long* out) {
    unsigned long long v = threadIdx.x;
    for (int i = 0; i < 100; ++i) v += __ballot(v & 1);
    out[threadIdx.x] = v;
}
