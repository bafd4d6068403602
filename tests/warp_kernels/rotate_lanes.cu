__global__ void rotate_lanes(const int *x, int *y) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int lane = threadIdx.x & 31;
    y[i] = __shfl_sync(0xffffffff, x[i], (lane + 1) & 31);
}
