__global__ void exchange_in_shared(const int *x, int *y) {
    __shared__ int slots[4][33];
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    slots[warp][lane] = x[i];
    __syncwarp(0xffffffff);
    y[i] = slots[warp][31 - lane];
}
