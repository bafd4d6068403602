// Threads beyond the end leave, the others vote among themselves.
__global__ void early_exit_then_ballot(const int *x, int *count, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    const unsigned here = __activemask();
    const unsigned votes = __ballot_sync(here, x[i] > 0);
    const int leader = __ffs(here) - 1;
    if ((threadIdx.x & 31) == leader) atomicAdd(count, __popc(votes));
}
