#if defined(USE_ROCM)
#define __shfl_xor_sync(mask, var, laneMask) __shfl_xor(var, laneMask)
#endif
__global__ void sum(float *x) {
    for (int i = 16; i > 0; i /= 2) x[threadIdx.x] += __shfl_xor_sync(0xffffffff, x[threadIdx.x], i);
}
