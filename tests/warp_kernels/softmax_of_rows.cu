// A warp to a row, by butterflies.
#define FULL 0xffffffffu

__device__ float warp_max(float v) {
    for (int d = 16; d > 0; d >>= 1) v = fmaxf(v, __shfl_xor_sync(FULL, v, d));
    return v;
}

__device__ float warp_sum(float v) {
    for (int d = 16; d > 0; d >>= 1) v += __shfl_xor_sync(FULL, v, d);
    return v;
}

__global__ void softmax_of_rows(const float *x, float *y, int columns) {
    const int lane = threadIdx.x & 31;
    const int row = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32;
    float greatest = -INFINITY;
    for (int c = lane; c < columns; c += 32) greatest = fmaxf(greatest, x[row * columns + c]);
    greatest = warp_max(greatest);
    float sum = 0.f;
    for (int c = lane; c < columns; c += 32) sum += expf(x[row * columns + c] - greatest);
    sum = warp_sum(sum);
    for (int c = lane; c < columns; c += 32) y[row * columns + c] = expf(x[row * columns + c] - greatest) / sum;
}
