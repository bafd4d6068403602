// flags: --warp native
//+ #include <hip/hip_runtime.h>  // HP114@1
__global__ void named_lanes(float *x, int source) {
    float v = x[threadIdx.x];
    const int lane = threadIdx.x & 31;
    v += __shfl_sync(0xffffffff, v, 0);
//~      ^~~~~~~~~~~ HP402 warning fixed:
//~   __shfl_sync without a width reads lane 0 of the wavefront, which for half of the lanes is in another warp
//~   remedy, safe fix: give it the width 32
//>     v += __shfl(v, 0, 32);  // HP401@10 HP401@22 HP402@38
    v += __shfl_sync(0xffffffff, v, source);
//~      ^~~~~~~~~~~ HP402 warning fixed:
//~   __shfl_sync without a width reads lane source of the wavefront, which for half of the lanes is in another warp
//~   remedy, safe fix: give it the width 32
//>     v += __shfl(v, source, 32);  // HP401@10 HP401@22 HP402@43
    v += __shfl_sync(0xffffffff, v, (lane + 1) & 31);
//~      ^~~~~~~~~~~ HP402 warning fixed:
//~   __shfl_sync without a width reads lane (lane + 1) & 31 of the wavefront, which for half of the lanes is in another warp
//~   remedy, safe fix: give it the width 32
//>     v += __shfl(v, (lane + 1) & 31, 32);  // HP401@10 HP401@22 HP402@52
    v += __shfl(v, 31);
//~      ^~~~~~ HP402 warning fixed:
//~   __shfl without a width reads lane 31 of the wavefront, which for half of the lanes is in another warp
//~   remedy, safe fix: give it the width 32
//>     v += __shfl(v, 31, 32);  // HP402@22
    v = fmaxf(v, __shfl_up_sync(0xffffffff, v, 2));
//~              ^~~~~~~~~~~~~~ HP402 warning fixed: __shfl_up_sync without a width reads lanes of the warp before it
//~   remedy, safe fix: give it the width 32
//>     v = fmaxf(v, __shfl_up(v, 2, 32));  // HP401@18 HP401@33 HP402@49
    const float right = __shfl_down_sync(0xffffffff, v, 1);
//~                     ^~~~~~~~~~~~~~~~ HP402 warning fixed:
//~   __shfl_down_sync without a width reads lanes of the warp after it
//~   remedy, safe fix: give it the width 32
//>     const float right = __shfl_down(v, 1, 32);  // HP401@25 HP401@42 HP402@58
    x[threadIdx.x] = right;
}

#define BROADCAST(v) __shfl_sync(0xffffffffu, (v), 0)
//~                  ^~~~~~~~~~~ HP402 warning fixed:
//~   __shfl_sync without a width reads lane 0 of the wavefront, which for half of the lanes is in another warp
//~   remedy, safe fix: give it the width 32
//> #define BROADCAST(v) __shfl((v), 0, 32)  // HP401@22 HP401@34 HP402@53

template <class T>
__device__ T spread(T value, int lane) {
    return __shfl_sync(
//~        ^~~~~~~~~~~ HP402 warning fixed:
//~   __shfl_sync without a width reads lane lane of the wavefront, which for half of the lanes is in another warp
//~   remedy, safe fix: give it the width 32
//>     return __shfl(  // HP401@12
        0xffffffff,
//-  // HP401@9
        value,
        lane);
//>         lane, 32);  // HP402@13
}
