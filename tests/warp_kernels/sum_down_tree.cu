// The usual sum of a warp: halving distances, the result in its first lane.
#define FULL_MASK 0xffffffff

__inline__ __device__ float warp_sum(float v) {
    for (int offset = 16; offset > 0; offset /= 2) v += __shfl_down_sync(FULL_MASK, v, offset);
    return v;
}

__global__ void sum_down_tree(const float *x, float *sums) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const float sum = warp_sum(x[i]);
    if ((threadIdx.x & 31) == 0) sums[i / 32] = sum;
}
