__global__ void ballot_of_odd_warps(const int *x, unsigned *votes) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int warp = i >> 5;
    unsigned mine = 0;
    if (warp & 1) mine = __ballot_sync(0xffffffff, x[i] > 0);
    votes[i] = mine;
}
