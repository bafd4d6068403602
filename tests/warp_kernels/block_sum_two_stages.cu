// The block's sum by way of one partial sum for each warp.
template <typename T>
__device__ T warp_sum(T v) {
    for (int offset = 16; offset > 0; offset >>= 1) v += __shfl_down_sync(~0u, v, offset);
    return v;
}

template <typename T>
__device__ T block_sum(T v) {
    __shared__ T partial[32];
    const int lane = threadIdx.x & 31;
    const int warp = threadIdx.x >> 5;
    v = warp_sum(v);
    if (lane == 0) partial[warp] = v;
    __syncthreads();
    v = threadIdx.x < blockDim.x / 32 ? partial[lane] : T(0);
    if (warp == 0) v = warp_sum(v);
    return v;
}

__global__ void block_sum_two_stages(const float *x, float *sums) {
    const float sum = block_sum(x[blockIdx.x * blockDim.x + threadIdx.x]);
    if (threadIdx.x == 0) sums[blockIdx.x] = sum;
}
