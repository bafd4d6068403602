// Value and place travel together.
__global__ void argmax_tree(const float *x, int *place) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    float best = x[i];
    int at = i;
    for (int offset = 16; offset > 0; offset >>= 1) {
        const float other = __shfl_down_sync(0xffffffff, best, offset);
        const int other_at = __shfl_down_sync(0xffffffff, at, offset);
        if (other > best) {
            best = other;
            at = other_at;
        }
    }
    if (threadIdx.x % 32 == 0) place[i / 32] = at;
}
