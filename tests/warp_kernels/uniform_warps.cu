__global__ void uniform_warps(const int *x, int *is_uniform) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    int same;
    __match_all_sync(0xffffffff, x[i], &same);
    if ((threadIdx.x & 31) == 0) is_uniform[i >> 5] = same != 0;
}
