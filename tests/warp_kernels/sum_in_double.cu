#define WARP_SIZE 32
#define WARP_MASK 0xFFFFFFFFU

__global__ void sum_in_double(const double *x, double *sums) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    double v = x[i];
    for (int offset = WARP_SIZE / 2; offset > 0; offset /= 2) v += __shfl_down_sync(WARP_MASK, v, offset, WARP_SIZE);
    if (threadIdx.x % WARP_SIZE == 0) sums[i / WARP_SIZE] = v;
}
