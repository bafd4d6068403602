#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/warp.h"  // HP117@1

// The lane's number is on the right side of the comparison, with the distance.
__global__ void sums(int *x, int n) {
    int lane = threadIdx.x & 31, v = x[threadIdx.x];
    for (int d = 1; d < 32; d *= 2) {
        if (32 > lane + d) v += __shfl_down_sync(0xffffffff, v, d);
//~                             ^~~~~~~~~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_down_sync reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>         if (32 > lane + d) v += hipport::shfl_down_sync(0xffffffff, v, d);  // HP101@33
        if (31 >= threadIdx.x + d) v += __shfl_down_sync(0xffffffff, v, d);
//~                                     ^~~~~~~~~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_down_sync reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>         if (31 >= threadIdx.x + d) v += hipport::shfl_down_sync(0xffffffff, v, d);  // HP101@41
        if (0 <= lane - d && n > 1) v += __shfl_up_sync(0xffffffff, v, d);
//~                                      ^~~~~~~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_up_sync reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>         if (0 <= lane - d && n > 1) v += hipport::shfl_up_sync(0xffffffff, v, d);  // HP101@42
        if (n > lane + d) v += __shfl_down_sync(0xffffffff, v, d);
//>         if (n > lane + d) v += hipport::shfl_down_sync(0xffffffff, v, d);  // HP101@32
        if (32 > lane + 2 * d) v += __shfl_down_sync(0xffffffff, v, d);
//>         if (32 > lane + 2 * d) v += hipport::shfl_down_sync(0xffffffff, v, d);  // HP101@37
        if (1 << 5 > lane + d) v += __shfl_down_sync(0xffffffff, v, d);
//>         if (1 << 5 > lane + d) v += hipport::shfl_down_sync(0xffffffff, v, d);  // HP101@37
        if (n << lane + d) v += __shfl_down_sync(0xffffffff, v, d);
//>         if (n << lane + d) v += hipport::shfl_down_sync(0xffffffff, v, d);  // HP101@33
    }
    x[threadIdx.x] = v;
}
