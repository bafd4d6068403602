#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/warp.h"  // HP117@1
#define HALF 16
__global__ void steps(int *x, int n) {
    int lane = threadIdx.x & 31, v = x[threadIdx.x];
    const int last = n - 1;
    for (int d = 1; d < 32; d <<= 1) {
        if (lane >= d) v += __shfl_up(v, d);
//~                         ^~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_up reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>         if (lane >= d) v += hipport::shfl_up(v, d);  // HP101@29
        if (d <= lane && n > 1) {
            int other = __shfl_up_sync(0xffffffff, v, d, 32);
//~                     ^~~~~~~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_up_sync reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>             int other = hipport::shfl_up_sync(0xffffffff, v, d, 32);  // HP101@25
            v += other;
        }
    }
    if (lane < 16) v += __shfl_down(v, 16);
//~                     ^~~~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_down reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>     if (lane < 16) v += hipport::shfl_down(v, 16);  // HP101@25
    if (threadIdx.x < HALF)
        v += __shfl_xor_sync(0xffffffff, v, HALF);
//~          ^~~~~~~~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_xor_sync reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>         v += hipport::shfl_xor_sync(0xffffffff, v, HALF);  // HP101@14
    for (int d = 16; d > 0; d /= 2) {
        if (lane < d) v += __shfl_down_sync(0xffffffff, v, d);
//~                        ^~~~~~~~~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_down_sync reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>         if (lane < d) v += hipport::shfl_down_sync(0xffffffff, v, d);  // HP101@28
        if ((lane & d) == 0) v += __shfl_xor(v, d);
//~                               ^~~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_xor reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>         if ((lane & d) == 0) v += hipport::shfl_xor(v, d);  // HP101@35
        if (!(threadIdx.x & d)) v += __shfl_xor(v, d);
//~                                  ^~~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_xor reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>         if (!(threadIdx.x & d)) v += hipport::shfl_xor(v, d);  // HP101@38
    }
    if (lane > 0 && last > 2) v -= __shfl(v, lane - 1);
//~                                ^~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>     if (lane > 0 && last > 2) v -= hipport::shfl(v, lane - 1);  // HP101@36
    if (lane) v = __shfl_sync(0xffffffff, v, 0);
//~               ^~~~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_sync reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>     if (lane) v = hipport::shfl_sync(0xffffffff, v, 0);  // HP101@19
    if (threadIdx.x == 0) v = __shfl(v, 31);
//~                           ^~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>     if (threadIdx.x == 0) v = hipport::shfl(v, 31);  // HP101@31
    if (!lane) v = __shfl_down(v, 1);
//~                ^~~~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_down reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>     if (!lane) v = hipport::shfl_down(v, 1);  // HP101@20
    if (0 != lane) v = __shfl_up(v, 1);
//~                    ^~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_up reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>     if (0 != lane) v = hipport::shfl_up(v, 1);  // HP101@24
    x[threadIdx.x] = v;
}
__device__ int sum(int laneId, int v) {
    if (laneId <= 7) {
        for (int i = 0; i < 2; i++) v += __shfl_down(v, 8);
//~                                      ^~~~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_down reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>         for (int i = 0; i < 2; i++) v += hipport::shfl_down(v, 8);  // HP101@42
    }
    return v;
}
