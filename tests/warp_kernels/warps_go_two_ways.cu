// Even warps add, odd warps take the greatest: they share a wavefront of 64.
__global__ void warps_go_two_ways(const int *x, int *results) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int warp = threadIdx.x / 32;
    int v = x[i];
    if (warp % 2 == 0) {
        for (int d = 16; d > 0; d /= 2) v += __shfl_xor_sync(0xffffffff, v, d);
    } else {
        for (int d = 16; d > 0; d /= 2) v = max(v, __shfl_xor_sync(0xffffffff, v, d));
    }
    results[i] = v;
}
