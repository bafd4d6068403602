// What `reduce`, `scan` and `softmax` compute, by operations of the wavefront; what the wavefronts of a block have, they
// exchange at a barrier.
#include <hip/hip_runtime.h>

constexpr int block_threads = 256;
constexpr int most_waves = 8;

extern "C" __global__ void wave_reduce(const float* in, float* sums) {
    __shared__ float of_waves[most_waves];
    const int t = threadIdx.x;
    float sum = in[blockIdx.x * block_threads + t];
    for (int distance = warpSize / 2; distance > 0; distance /= 2) sum += __shfl_down(sum, distance);
    if (t % warpSize == 0) of_waves[t / warpSize] = sum;
    __syncthreads();
    if (t < warpSize) {
        sum = t < block_threads / warpSize ? of_waves[t] : 0.0f;
        for (int distance = most_waves / 2; distance > 0; distance /= 2) sum += __shfl_down(sum, distance);
        if (t == 0) sums[blockIdx.x] = sum;
    }
}

extern "C" __global__ void wave_scan(const float* in, float* out) {
    __shared__ float of_waves[most_waves];
    const int t = threadIdx.x, lane = t % warpSize, wave = t / warpSize;
    float sum = in[blockIdx.x * block_threads + t];
    for (int distance = 1; distance < warpSize; distance *= 2) {
        const float before = __shfl_up(sum, distance);
        if (lane >= distance) sum += before;
    }
    if (lane == warpSize - 1) of_waves[wave] = sum;
    __syncthreads();
    for (int before = 0; before < wave; ++before) sum += of_waves[before];
    out[blockIdx.x * block_threads + t] = sum;
}

extern "C" __global__ void wave_softmax(const float* in, float* out) {
    __shared__ float greatest_of_waves[most_waves], sum_of_waves[most_waves];
    const int t = threadIdx.x, lane = t % warpSize, wave = t / warpSize, waves = block_threads / warpSize;
    const float own = in[blockIdx.x * block_threads + t];
    float greatest = own;
    for (int mask = warpSize / 2; mask > 0; mask /= 2) greatest = fmaxf(greatest, __shfl_xor(greatest, mask));
    if (lane == 0) greatest_of_waves[wave] = greatest;
    __syncthreads();
    for (int other = 0; other < waves; ++other) greatest = fmaxf(greatest, greatest_of_waves[other]);
    const float power = expf(own - greatest);
    float sum = power;
    for (int mask = warpSize / 2; mask > 0; mask /= 2) sum += __shfl_xor(sum, mask);
    if (lane == 0) sum_of_waves[wave] = sum;
    __syncthreads();
    sum = 0.0f;
    for (int other = 0; other < waves; ++other) sum += sum_of_waves[other];
    out[blockIdx.x * block_threads + t] = power / sum;
}
