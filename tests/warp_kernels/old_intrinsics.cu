// Written before CUDA 9: no masks at all.
__global__ void old_intrinsics(const int *x, int *sums, int *firsts) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    int v = x[i];
    for (int d = 16; d > 0; d >>= 1) v += __shfl_down(v, d);
    if ((threadIdx.x & 31) == 0) sums[i / 32] = v;
    firsts[i] = __shfl(x[i], 0);
}
