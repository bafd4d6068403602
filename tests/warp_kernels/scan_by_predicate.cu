// The same without a branch.
__global__ void scan_by_predicate(const int *x, int *sums) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int lane = threadIdx.x % 32;
    int v = x[i];
#pragma unroll
    for (int d = 1; d <= 16; d <<= 1) {
        const int before = __shfl_up_sync(0xffffffff, v, d);
        v += (lane >= d) * before;
    }
    sums[i] = v;
}
