// Adds the counts of n byte values to bins[256], which the caller has set to zero.
#include <cuda_runtime.h>

constexpr int bin_count = 256;

extern "C" __global__ void histogram(const unsigned char *__restrict__ values, int n, unsigned *__restrict__ bins) {
    __shared__ unsigned local[bin_count];
    for (int bin = threadIdx.x; bin < bin_count; bin += blockDim.x) {
        local[bin] = 0;
    }
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        atomicAdd(&local[values[i]], 1u);
    }
    __syncthreads();
    for (int bin = threadIdx.x; bin < bin_count; bin += blockDim.x) {
        if (local[bin] != 0) {
            atomicAdd(&bins[bin], local[bin]);
        }
    }
}
