__global__ void votes_for_each_warp(const int *x, int *some, int *every) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int any = __any_sync(0xffffffff, x[i] > 0);
    const int all = __all_sync(0xffffffff, x[i] > 0);
    if (threadIdx.x % 32 == 0) {
        some[i / 32] = any != 0;
        every[i / 32] = all != 0;
    }
}
