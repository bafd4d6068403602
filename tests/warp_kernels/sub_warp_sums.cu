// Eight lanes to a row, four rows to a warp.
__global__ void sub_warp_sums(const float *x, float *sums) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    float v = x[i];
    for (int offset = 4; offset > 0; offset >>= 1) v += __shfl_down_sync(0xffffffff, v, offset, 8);
    if (threadIdx.x % 8 == 0) sums[i / 8] = v;
}
