// flags: --warp native
// What is no full mask is left and reported; what surely has 64 bits is right.
#include <hip/hip_runtime.h>
__device__ int half_sum(int v, unsigned mask) {
    for (int d = 8; d > 0; d /= 2) v += __shfl_xor_sync(mask, v, d);
    return v;
}

__global__ void partial(int *x, int n) {
    unsigned members = 0xffffffff;
    if (threadIdx.x >= n) members = 0xffff;
    x[threadIdx.x] += __shfl_sync(members, x[0], 3, 16);
    unsigned long long wide = __activemask();
    x[threadIdx.x] += __any_sync(wide, x[1]);
    x[threadIdx.x] += __all_sync(__activemask(), x[1]);
    __syncwarp(0x0000ffff);
    x[threadIdx.x] += __reduce_xor_sync(members, x[2]);
}
