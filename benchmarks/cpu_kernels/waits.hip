// Kernels whose threads wait for each other: nothing but waits, and common uses of them in blocks of 256 threads.
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

extern "C" __global__ void tree_reduce(const float* in, float* sums) {
    __shared__ float partial[256];
    const int t = threadIdx.x;
    partial[t] = in[blockIdx.x * 256 + t];
    __syncthreads();
    for (int half = 128; half > 0; half /= 2) {
        if (t < half) partial[t] += partial[t + half];
        __syncthreads();
    }
    if (t == 0) sums[blockIdx.x] = partial[0];
}

// `sums` is zero before.
extern "C" __global__ void shuffle_reduce(const float* in, float* sums) {
    float v = in[blockIdx.x * 256 + threadIdx.x];
    for (int d = warpSize / 2; d > 0; d /= 2) v += __shfl_down(v, d);
    if (threadIdx.x % warpSize == 0) atomicAdd(&sums[blockIdx.x], v);
}

extern "C" __global__ void scan(const float* in, float* out) {
    __shared__ float s[256];
    const int t = threadIdx.x;
    s[t] = in[blockIdx.x * 256 + t];
    __syncthreads();
    for (int d = 1; d < 256; d *= 2) {
        const float before = t >= d ? s[t - d] : 0.0f;
        __syncthreads();
        s[t] += before;
        __syncthreads();
    }
    out[blockIdx.x * 256 + t] = s[t];
}
