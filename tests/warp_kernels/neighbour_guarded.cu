__global__ void neighbour_guarded(const int *x, int *difference) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int lane = threadIdx.x & 31;
    int right = __shfl_down_sync(0xffffffff, x[i], 1);
    if (lane == 31) right = 0;
    difference[i] = right - x[i];
}
