// Each lane looks for the head of its segment in a ballot.
__global__ void segmented_scan_by_ballot(const int *x, const int *heads, int *sums) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int lane = threadIdx.x & 31;
    const unsigned all_heads = __ballot_sync(0xffffffff, heads[i] || lane == 0);
    const unsigned up_to_here = all_heads & (0xffffffffu >> (31 - lane));
    const int head = 31 - __clz(up_to_here);
    int v = x[i];
    for (int d = 1; d < 32; d <<= 1) {
        const int before = __shfl_up_sync(0xffffffff, v, d);
        if (lane - d >= head) v += before;
    }
    sums[i] = v;
}
