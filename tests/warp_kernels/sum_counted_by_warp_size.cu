// Ported with care: everything is counted by warpSize.
__global__ void sum_counted_by_warp_size(const int *x, int *total) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    int v = x[i];
    for (int offset = warpSize / 2; offset > 0; offset /= 2) v += __shfl_down_sync(0xffffffff, v, offset);
    if (threadIdx.x % warpSize == 0) atomicAdd(total, v);
}
