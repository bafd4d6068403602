// What follows a return, conditional expressions, switches, and functions with a mask of their own.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/warp.h"  // HP117@1
__device__ int from_the_other_half(int lane, int a, int b) {
    if (lane < 16) return __shfl_xor_sync(0xffffffff, a, 16);
//>     if (lane < 16) return hipport::shfl_xor_sync(0xffffffff, a, 16);  // HP101@27
    return __shfl_xor_sync(0xffffffff, b, 16);
//~        ^~~~~~~~~~~~~~~ HP410 warning:
//~   __shfl_xor_sync is called in both arms of an if on the lane: on AMD GPUs the lanes of the two arms do not execute it together
//~   remedy: choose the value in the arms, and call it once after them
//>     return hipport::shfl_xor_sync(0xffffffff, b, 16);  // HP101@12
}

__global__ void leaving(int *x) {
    for (int i = 0; i < 4; ++i) {
        if (threadIdx.x < 16) {
            x[i] += __shfl_sync(~0u, i, 17);
//>             x[i] += hipport::shfl_sync(~0u, i, 17);  // HP101@21
            continue;
        }
        x[i] -= __shfl_sync(~0u, i, 1);
//~             ^~~~~~~~~~~ HP410 warning:
//~   __shfl_sync is called in both arms of an if on the lane: on AMD GPUs the lanes of the two arms do not execute it together
//~   remedy: choose the value in the arms, and call it once after them
//>         x[i] -= hipport::shfl_sync(~0u, i, 1);  // HP101@17
    }
}

__device__ int of_conditions(int lane, int a) {
    int v = lane & 1 ? __shfl_sync(~0u, a, 31) : __shfl_sync(~0u, a + 1, 0);
//~                                              ^~~~~~~~~~~ HP410 warning:
//~   __shfl_sync is called in both arms of an if on the lane: on AMD GPUs the lanes of the two arms do not execute it together
//~   remedy: choose the value in the arms, and call it once after them
//>     int v = lane & 1 ? hipport::shfl_sync(~0u, a, 31) : hipport::shfl_sync(~0u, a + 1, 0);  // HP101@24 HP101@50
    return v + (lane == 0 ? 1 : __shfl_sync(~0u, a, 0));
//~                             ^~~~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_sync reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>     return v + (lane == 0 ? 1 : hipport::shfl_sync(~0u, a, 0));  // HP101@33
}

__device__ int of_cases(int lane, int a) {
    int v = 0;
    switch (lane & 3) {
        case 0: v = __shfl_sync(~0u, a, lane + 1); break;
//>         case 0: v = hipport::shfl_sync(~0u, a, lane + 1); break;  // HP101@21
        case 1: v = a; break;
        default: v = __shfl_sync(~0u, -a, 0); break;
//~                  ^~~~~~~~~~~ HP410 warning:
//~   __shfl_sync is called in both arms of an if on the lane: on AMD GPUs the lanes of the two arms do not execute it together
//~   remedy: choose the value in the arms, and call it once after them
//>         default: v = hipport::shfl_sync(~0u, -a, 0); break;  // HP101@22
    }
    return v;
}

template <int lanes = 32>
__device__ int total(int v) {
    for (int d = 16; d; d /= 2) v += __shfl_xor_sync(0xffffffff, v, d);
//>     for (int d = 16; d; d /= 2) v += hipport::shfl_xor_sync(0xffffffff, v, d);  // HP101@38
    return v;
}

__device__ int total_of(unsigned lanes, int v) { return v + __shfl_xor_sync(lanes, v, 1); }
//> __device__ int total_of(unsigned lanes, int v) { return v + hipport::shfl_xor_sync(lanes, v, 1); }  // HP101@61

__device__ int there(int v) {
    unsigned lanes = __activemask();
//>     unsigned lanes = hipport::activemask();  // HP101@22
    return __reduce_add_sync(lanes, v);
//>     return hipport::reduce_add_sync(lanes, v);  // HP101@12
}

__global__ void by_functions(int *x) {
    const int lane = threadIdx.x % 32;
    if (lane & 1) {
        x[0] = total<32>(1);
    } else {
        x[1] = total<32>(2);
//~            ^~~~~ HP410 warning:
//~   total is called in both arms of an if on the lane: on AMD GPUs the lanes of the two arms do not execute it together
//~   remedy: choose the value in the arms, and call it once after them
    }
    if (lane & 1) {
        unsigned lanes = __activemask();
//>         unsigned lanes = hipport::activemask();  // HP101@26
        x[0] = total_of(0xaaaaaaaa, 1) + there(1) + __shfl_sync(lanes, x[0], 1) + __any_sync(__activemask(), x[1]);
//>         x[0] = total_of(0xaaaaaaaa, 1) + there(1) + hipport::shfl_sync(lanes, x[0], 1) + hipport::any_sync(hipport::activemask(), x[1]);  // HP101@53 HP101@83 HP101@94
    } else {
        unsigned lanes = __activemask();
//>         unsigned lanes = hipport::activemask();  // HP101@26
        x[1] = total_of(0x55555555, 2) + there(2) + __shfl_sync(lanes, x[1], 0) + __any_sync(__activemask(), x[0]);
//>         x[1] = total_of(0x55555555, 2) + there(2) + hipport::shfl_sync(lanes, x[1], 0) + hipport::any_sync(hipport::activemask(), x[0]);  // HP101@53 HP101@83 HP101@94
    }
    if (threadIdx.x >= 64) {
        x[0] = total(1);
        return;
    }
    x[1] = total(2);
    if (lane > 7) x[2] = 0;
    x[2] = total(3) + (x[0] > 3 ? total(4) : total(5));
}
