// Integer divisions by zero, which AMD GPUs do not trap.
#include <cuda_runtime.h>

__global__ void mean_of_none(const int *sums, const int *counts, int *means) {
    means[threadIdx.x] = sums[threadIdx.x] / counts[threadIdx.x];  // fault: division-by-zero
}

__device__ __noinline__ unsigned bucket(unsigned key, unsigned buckets) {
    return key % buckets;  // fault: division-by-zero
}
__global__ void bucket_of_none(const unsigned *keys, unsigned *out, unsigned buckets) {
    out[threadIdx.x] = bucket(keys[threadIdx.x], buckets);
}
