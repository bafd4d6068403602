// Lanes and warps are counted by warpSize, and the loop begins with half of 32.
__device__ int warp_sum(int v) {
    for (int offset = 16; offset > 0; offset /= 2) v += __shfl_down_sync(0xffffffff, v, offset);
    return v;
}

__global__ void sum_of_16_half_ported(const int *x, int *total) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int lane = threadIdx.x % warpSize;
    const int sum = warp_sum(x[i]);
    if (lane == 0) atomicAdd(total, sum);
}
