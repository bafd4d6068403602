__global__ void ballot_count_inline(const int *x, int *count) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int n = __popc(__ballot_sync(0xffffffff, x[i] & 1));
    if ((threadIdx.x & 31) == 0) atomicAdd(count, n);
}
