// flags: --warp native
// Shuffles within 32 lanes go with lanes of 32.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/warp.h"  // HP117@1
__device__ unsigned lane() {
    unsigned id;
    asm volatile("mov.u32 %0, %laneid;" : "=r"(id));
//>     id = hipport::lane_id();  // HP504@5 HP504@50
    return id;
}

__global__ void sum(const int *x, int *sums) {
    int v = x[threadIdx.x];
    for (int d = 16; d > 0; d /= 2) v += __shfl_xor_sync(0xffffffff, v, d);
//>     for (int d = 16; d > 0; d /= 2) v += __shfl_xor(v, d);  // HP401@42 HP401@58
    if (lane() == 0) sums[threadIdx.x / 32] = v;
}
