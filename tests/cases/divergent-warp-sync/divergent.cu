//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/warp.h"  // HP117@1
#define FULL 0xffffffffu

__global__ void meets_on_nvidia_only(int *x) {
    const int lane = threadIdx.x & 31;
    int v;
    if (lane < 16) {
        v = __shfl_xor_sync(FULL, x[threadIdx.x], 16);
//>         v = hipport::shfl_xor_sync(FULL, x[threadIdx.x], 16);  // HP101@13
    } else {
        v = -__shfl_xor_sync(FULL, x[threadIdx.x] + 1, 16);
//~          ^~~~~~~~~~~~~~~ HP410 warning:
//~   __shfl_xor_sync is called in both arms of an if on the lane: on AMD GPUs the lanes of the two arms do not execute it together
//~   remedy: choose the value in the arms, and call it once after them
//>         v = -hipport::shfl_xor_sync(FULL, x[threadIdx.x] + 1, 16);  // HP101@14
    }
    if (threadIdx.x % 2) x[0] = v, __syncwarp();
//>     if (threadIdx.x % 2) x[0] = v, hipport::syncwarp();  // HP101@36
    else __syncwarp();
//~      ^~~~~~~~~~ HP410 warning:
//~   __syncwarp is called in both arms of an if on the lane: on AMD GPUs the lanes of the two arms do not execute it together
//~   remedy: choose the value in the arms, and call it once after them
//>     else hipport::syncwarp();  // HP101@10
    x[threadIdx.x] = v;
}

__global__ void meets_anywhere(int *x) {
    const int lane = threadIdx.x & 31;
    const int warp_id = threadIdx.x / 32;
    int v = x[threadIdx.x];
    if (warp_id == 0) v = __shfl_xor_sync(FULL, v, 1);
//>     if (warp_id == 0) v = hipport::shfl_xor_sync(FULL, v, 1);  // HP101@27
    else v = __shfl_xor_sync(FULL, v, 2);
//>     else v = hipport::shfl_xor_sync(FULL, v, 2);  // HP101@14
    if (threadIdx.x < 32) v += __shfl_xor_sync(FULL, v, 1);
//>     if (threadIdx.x < 32) v += hipport::shfl_xor_sync(FULL, v, 1);  // HP101@32
    else v += __shfl_xor_sync(FULL, v, 2);
//>     else v += hipport::shfl_xor_sync(FULL, v, 2);  // HP101@15
    if (lane < 16) v += __shfl_xor_sync(0x0000ffffu, v, 1);
//>     if (lane < 16) v += hipport::shfl_xor_sync(0x0000ffffu, v, 1);  // HP101@25
    else v += __shfl_xor_sync(0xffff0000u, v, 1);
//>     else v += hipport::shfl_xor_sync(0xffff0000u, v, 1);  // HP101@15
    if (lane < 8) v = 0;
    v += __shfl_xor_sync(FULL, v, 4);
//>     v += hipport::shfl_xor_sync(FULL, v, 4);  // HP101@10
    if (lane == 0) v += __any_sync(1u, v);
//>     if (lane == 0) v += hipport::any_sync(1u, v);  // HP101@25
    else __syncwarp(0xfffffffeu);
//>     else hipport::syncwarp(0xfffffffeu);  // HP101@10
    x[threadIdx.x] = v;
}
