// The first lane with a hit hands its value to its warp.
__global__ void first_match_of_warp(const int *x, int *found) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int v = x[i];
    const unsigned hits = __ballot_sync(0xffffffff, v % 7 == 0);
    int result = -1;
    if (hits != 0) result = __shfl_sync(0xffffffff, v, __ffs(hits) - 1);
    found[i] = result;
}
