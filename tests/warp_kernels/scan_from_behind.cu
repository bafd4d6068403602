__global__ void scan_from_behind(const int *x, int *sums) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int lane = threadIdx.x & 31;
    int v = x[i];
    for (int d = 1; d < 32; d <<= 1) {
        const int behind = __shfl_down_sync(0xffffffff, v, d);
        if (lane + d < 32) v += behind;
    }
    sums[i] = v;
}
