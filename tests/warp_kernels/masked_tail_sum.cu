// The lanes with an element make a mask and add up within it.
__global__ void masked_tail_sum(const int *x, int *total, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int lane = threadIdx.x & 31;
    const unsigned mask = __ballot_sync(0xffffffff, i < n);
    if (i >= n) return;
    int v = x[i];
    const int lanes = __popc(mask);
    for (int d = 16; d > 0; d >>= 1) {
        const int other = __shfl_down_sync(mask, v, d);
        if (lane + d < lanes) v += other;
    }
    if (lane == 0) atomicAdd(total, v);
}
