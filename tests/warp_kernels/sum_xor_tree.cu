// A butterfly: every lane has the sum of its warp.
__global__ void sum_xor_tree(const int *x, int *sums) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    int v = x[i];
#pragma unroll
    for (int mask = 16; mask >= 1; mask >>= 1) v += __shfl_xor_sync(0xffffffffu, v, mask);
    sums[i] = v;
}
