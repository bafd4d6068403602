__global__ void minimum_unrolled(const int *x, int *least) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    int v = x[i];
    v = min(v, __shfl_down_sync(0xffffffff, v, 16));
    v = min(v, __shfl_down_sync(0xffffffff, v, 8));
    v = min(v, __shfl_down_sync(0xffffffff, v, 4));
    v = min(v, __shfl_down_sync(0xffffffff, v, 2));
    v = min(v, __shfl_down_sync(0xffffffff, v, 1));
    if ((threadIdx.x & 0x1f) == 0) least[i / 32] = v;
}
