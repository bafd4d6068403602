#include <cuda_fp16.h>

__global__ void sum_of_halves(const __half *x, __half *sums) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    __half v = x[i];
    for (int offset = 16; offset > 0; offset >>= 1) v = __hadd(v, __shfl_xor_sync(0xffffffff, v, offset));
    if ((threadIdx.x & 31) == 0) sums[i >> 5] = v;
}
