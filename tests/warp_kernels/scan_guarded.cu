__global__ void scan_guarded(const int *x, int *sums) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int lane = threadIdx.x & 31;
    int v = x[i];
    for (int d = 1; d < 32; d *= 2) {
        const int before = __shfl_up_sync(0xffffffff, v, d);
        if (lane >= d) v += before;
    }
    sums[i] = v;
}
