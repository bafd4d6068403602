#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/warp.h"  // HP117@1
__global__ void steps(int *x, int n, int d) {
    int lane = threadIdx.x & 31, warp = threadIdx.x / 32, v = x[threadIdx.x];
    for (int step = 1; step < 32; step <<= 1) {
        int other = __shfl_up(v, step);
//>         int other = hipport::shfl_up(v, step);  // HP101@21
        if (lane >= step) v += other;
        v += lane >= step ? other : 0;
    }
    if (threadIdx.x < 32) v += __shfl_down(v, 16);
//>     if (threadIdx.x < 32) v += hipport::shfl_down(v, 16);  // HP101@32
    if (threadIdx.x < 64) v += __shfl_xor(v, 16);
//>     if (threadIdx.x < 64) v += hipport::shfl_xor(v, 16);  // HP101@32
    if (threadIdx.x >= 32) v += __shfl_up(v, 1);
//>     if (threadIdx.x >= 32) v += hipport::shfl_up(v, 1);  // HP101@33
    if (lane < 8) v += __shfl_down(v, 4);
//>     if (lane < 8) v += hipport::shfl_down(v, 4);  // HP101@24
    if (lane < 16) v += __shfl_xor(v, 8);
//>     if (lane < 16) v += hipport::shfl_xor(v, 8);  // HP101@25
    if (lane < 16) v += __shfl(v, 0);
//>     if (lane < 16) v += hipport::shfl(v, 0);  // HP101@25
    if (lane == 0) v += __shfl(v, 0);
//>     if (lane == 0) v += hipport::shfl(v, 0);  // HP101@25
    if (lane >= 16) v += __shfl(v, 31);
//>     if (lane >= 16) v += hipport::shfl(v, 31);  // HP101@26
    if (lane < 16 || n > 3) v += __shfl_down(v, 16);
//>     if (lane < 16 || n > 3) v += hipport::shfl_down(v, 16);  // HP101@34
    if (lane < d) v += __shfl_down(v, n);
//>     if (lane < d) v += hipport::shfl_down(v, n);  // HP101@24
    if (warp >= 1) v += __shfl_up(v, 1);
//>     if (warp >= 1) v += hipport::shfl_up(v, 1);  // HP101@25
    if (warp == 0) v += __shfl_down(v, 16);
//>     if (warp == 0) v += hipport::shfl_down(v, 16);  // HP101@25
    if (n < 16) v += __shfl_down(v, 16);
//>     if (n < 16) v += hipport::shfl_down(v, 16);  // HP101@22
    if (lane < 8) v += __shfl_down(v, 8, 8);
//>     if (lane < 8) v += hipport::shfl_down(v, 8, 8);  // HP101@24
    if (lane >= d) {
        d = lane & 1;
        v += __shfl_up(v, d);
//>         v += hipport::shfl_up(v, d);  // HP101@14
    }
    if (lane < 16) x[lane] = v;
    else v += __shfl_down(v, 4);
//>     else v += hipport::shfl_down(v, 4);  // HP101@15
    if (lane < 16) v = __shfl_xor(v, 16);
//>     if (lane < 16) v = hipport::shfl_xor(v, 16);  // HP101@24
    else v = __shfl_xor(v + 1, 16);
//>     else v = hipport::shfl_xor(v + 1, 16);  // HP101@14
    if (lane < 16 && __shfl_down(v, 16) > n) v++;
//>     if (lane < 16 && hipport::shfl_down(v, 16) > n) v++;  // HP101@22
    x[threadIdx.x] = v;
}
