__global__ void reduce_intrinsic(const int *x, int *sums) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int sum = __reduce_add_sync(0xffffffff, x[i]);
    if ((threadIdx.x & 31) == 0) sums[i / 32] = sum;
}
