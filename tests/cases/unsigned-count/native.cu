// flags: --warp native --arch gfx942 --unsafe-fixes
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void balance(const int *x, float *f) {
    f[threadIdx.x] = __popc(__ballot_sync(0xffffffff, x[threadIdx.x] > 0)) - 16;
//~                  ^~~~~~ HP404 warning fixed: __popc works on 32 of the mask's 64 lanes
//~   remedy, unsafe fix: use __popcll
//>     f[threadIdx.x] = (int)__popcll(__ballot(x[threadIdx.x] > 0)) - 16;  // HP287@22 HP404@22 HP401@29 HP401@43
}
