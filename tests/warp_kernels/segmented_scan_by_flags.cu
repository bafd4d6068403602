// A segment ends where the next one's flag is set; flags are scanned with the values.
__global__ void segmented_scan_by_flags(const int *x, const int *heads, int *sums) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int lane = threadIdx.x & 31;
    int v = x[i];
    int flag = heads[i] || lane == 0;
    for (int d = 1; d < 32; d <<= 1) {
        const int before = __shfl_up_sync(0xffffffff, v, d);
        const int flag_before = __shfl_up_sync(0xffffffff, flag, d);
        if (lane >= d && !flag) v += before;
        if (lane >= d) flag |= flag_before;
    }
    sums[i] = v;
}
