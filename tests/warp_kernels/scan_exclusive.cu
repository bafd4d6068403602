__global__ void scan_exclusive(const int *x, int *sums) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int lane = threadIdx.x & 31;
    int v = x[i];
    for (int d = 1; d < 32; d <<= 1) {
        int before = __shfl_up_sync(0xffffffff, v, d);
        v += lane >= d ? before : 0;
    }
    int previous = __shfl_up_sync(0xffffffff, v, 1);
    if (lane == 0) previous = 0;
    sums[i] = previous;
}
