#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/warp.h"  // HP117@1
#define WARP_LANES 32
__global__ void expressions(int *x, int n) {
    int lane = threadIdx.x & 31, v = x[threadIdx.x];
    int before = lane > 0 ? __shfl_up_sync(0xffffffff, v, 1) : 0;
//~                         ^~~~~~~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_up_sync reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>     int before = lane > 0 ? hipport::shfl_up_sync(0xffffffff, v, 1) : 0;  // HP101@29
    before += (lane == 0) ? 0 : __shfl_up_sync(0xffffffff, v, 1);
//~                             ^~~~~~~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_up_sync reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>     before += (lane == 0) ? 0 : hipport::shfl_up_sync(0xffffffff, v, 1);  // HP101@33
    before -= v * (lane == 0 || n < 2 ? 1 : __shfl_up_sync(0xffffffff, v, 1));
//~                                         ^~~~~~~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_up_sync reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>     before -= v * (lane == 0 || n < 2 ? 1 : hipport::shfl_up_sync(0xffffffff, v, 1));  // HP101@45
    int after = lane == WARP_LANES - 1 ? x[n] : __shfl_down_sync(0xffffffff, v, 1);
//~                                             ^~~~~~~~~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_down_sync reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>     int after = lane == WARP_LANES - 1 ? x[n] : hipport::shfl_down_sync(0xffffffff, v, 1);  // HP101@49
    after += lane + 1 < 32 ? __shfl_down_sync(0xffffffff, v, 1) : n > 1 ? 2 : 3;
//~                          ^~~~~~~~~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_down_sync reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>     after += lane + 1 < 32 ? hipport::shfl_down_sync(0xffffffff, v, 1) : n > 1 ? 2 : 3;  // HP101@30
    before += lane >= 1 ? n > 2 ? 1 : __shfl_up_sync(0xffffffff, v, 1) : 0;
//~                                   ^~~~~~~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_up_sync reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>     before += lane >= 1 ? n > 2 ? 1 : hipport::shfl_up_sync(0xffffffff, v, 1) : 0;  // HP101@39
    after += n > 1 ? n > 2 ? 1 : 2 : lane != 31 ? __shfl_down_sync(0xffffffff, v, 1) : 3;
//~                                               ^~~~~~~~~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_down_sync reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>     after += n > 1 ? n > 2 ? 1 : 2 : lane != 31 ? hipport::shfl_down_sync(0xffffffff, v, 1) : 3;  // HP101@51
    before += lane - 3 >= 0 ? __shfl_up_sync(0xffffffff, v, 3) : x[n];
//~                           ^~~~~~~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_up_sync reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>     before += lane - 3 >= 0 ? hipport::shfl_up_sync(0xffffffff, v, 3) : x[n];  // HP101@31
    for (int d = 1; d < 32; d *= 2) {
        v += lane >= d ? __shfl_up_sync(0xffffffff, v, d) : 0;
//~                      ^~~~~~~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_up_sync reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>         v += lane >= d ? hipport::shfl_up_sync(0xffffffff, v, d) : 0;  // HP101@26
        v += lane - d >= 0 ? __shfl_up_sync(0xffffffff, v, d) : 0;
//~                          ^~~~~~~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_up_sync reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>         v += lane - d >= 0 ? hipport::shfl_up_sync(0xffffffff, v, d) : 0;  // HP101@30
        if (lane + d <= 31) v += __shfl_down_sync(0xffffffff, v, d);
//~                              ^~~~~~~~~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_down_sync reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>         if (lane + d <= 31) v += hipport::shfl_down_sync(0xffffffff, v, d);  // HP101@34
        if (lane < 32 - d) v += __shfl_down_sync(0xffffffff, v, d);
//~                             ^~~~~~~~~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_down_sync reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>         if (lane < 32 - d) v += hipport::shfl_down_sync(0xffffffff, v, d);  // HP101@33
        if (lane + d != 32) v += __shfl_down_sync(0xffffffff, v, d);
//>         if (lane + d != 32) v += hipport::shfl_down_sync(0xffffffff, v, d);  // HP101@34
        if (lane + 2 * d < 32) v += __shfl_down_sync(0xffffffff, v, d);
//>         if (lane + 2 * d < 32) v += hipport::shfl_down_sync(0xffffffff, v, d);  // HP101@37
        if (lane + 16 - d < 32) v += __shfl_down_sync(0xffffffff, v, d);
//>         if (lane + 16 - d < 32) v += hipport::shfl_down_sync(0xffffffff, v, d);  // HP101@38
    }
    x[threadIdx.x] = v + before + after;
}
__device__ int in_the_other_arm(int lane, int n, int v) {
    if (lane == 0) v = 0;
    else v = __shfl_up(v, 1);
//~          ^~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_up reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>     else v = hipport::shfl_up(v, 1);  // HP101@14
    if (lane == 0 && n > 1) v = 0;
    else v = __shfl_up(v, 1);
//>     else v = hipport::shfl_up(v, 1);  // HP101@14
    if (lane & 16) v = 0;
    else v += __shfl_xor(v, 16);
//>     else v += hipport::shfl_xor(v, 16);  // HP101@15
    return v;
}
__device__ int after_a_return(int lane, int n, int v) {
    if (n > 3) {
        if (lane < 1) return 0;
        v += __shfl_up(v, 1);
//~          ^~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_up reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>         v += hipport::shfl_up(v, 1);  // HP101@14
    }
    v += __shfl_up(v, 1);
//>     v += hipport::shfl_up(v, 1);  // HP101@10
    if (lane >= 16) { v = n; return v; }
    v += __shfl_down(v, 4);
//>     v += hipport::shfl_down(v, 4);  // HP101@10
    return v + __shfl_down(v, 16);
//~            ^~~~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_down reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>     return v + hipport::shfl_down(v, 16);  // HP101@16
}
__device__ int in_a_loop(int lane, int v) {
    for (int d = 1; d < 32; d *= 2) {
        if (lane < d) continue;
        v += __shfl_up(v, d);
//~          ^~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_up reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>         v += hipport::shfl_up(v, d);  // HP101@14
    }
    for (int d = 1; d < 32; d *= 2) {
        if (lane < d) v++;
        v += __shfl_up(v, d);
//>         v += hipport::shfl_up(v, d);  // HP101@14
    }
    return v;
}
__device__ int not_found(int lane, int n, int v) {
    v += lane >= n ? 1 : __shfl_up(v, 1);
//>     v += lane >= n ? 1 : hipport::shfl_up(v, 1);  // HP101@26
    int x = (lane < 16 ? 1 : 2) + __shfl_down(v, 16);
//>     int x = (lane < 16 ? 1 : 2) + hipport::shfl_down(v, 16);  // HP101@35
    x += lane < 16 ? v : 2, x += __shfl_down(v, 16);
//>     x += lane < 16 ? v : 2, x += hipport::shfl_down(v, 16);  // HP101@34
    x += lane < 16 ? __shfl(v, lane + 16) : __shfl(v, lane - 16);
//>     x += lane < 16 ? hipport::shfl(v, lane + 16) : hipport::shfl(v, lane - 16);  // HP101@22 HP101@45
    x += lane < 24 ? __shfl_down(v, 4) : 0;
//>     x += lane < 24 ? hipport::shfl_down(v, 4) : 0;  // HP101@22
    v += lane == 16 ? n : __shfl_down(v, 1);
//>     v += lane == 16 ? n : hipport::shfl_down(v, 1);  // HP101@27
    return x + v;
}
