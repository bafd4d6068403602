// flags: --warp native --arch gfx942
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/bit_scan.h"  // HP211@1

// The bits up to the last lane of a mask, in 32 bits.
__global__ void below(int *x, unsigned m) {
    auto votes = __ballot_sync(0xffffffff, x[threadIdx.x] > 0);
//>     auto votes = __ballot(x[threadIdx.x] > 0);  // HP401@18 HP401@32
    x[0] = ~0u >> __clz(votes);
//~         ^~ HP404 warning: a lane's bit is shifted in 32 bits and used with a mask of 64 lanes
//~   remedy: shift in 64 bits, as 1ull << lane
//~               ^~~~~ HP404 warning: __clz works on 32 of the mask's 64 lanes
//~   remedy, unsafe fix: use __clzll
    auto rest = votes & (~0u << (threadIdx.x & 31));
//~                       ^~ HP404 warning: a lane's bit is shifted in 32 bits and used with a mask of 64 lanes
//~   remedy: shift in 64 bits, as 1ull << lane
//~                                            ^~ HP405 warning '':
//~   threads are split into groups of 32 here, next to an operation over the whole wavefront
//~   remedy: count by warpSize in the kernel and where it is launched, or convert with --warp logical
    x[1] = __ffs(rest);
//~        ^~~~~ HP404 warning: __ffs works on 32 of the mask's 64 lanes
//~   remedy, unsafe fix: use __ffsll
    x[2] = ~0u >> __clz(m);
    x[3] = 0u >> __clz(votes);
//~              ^~~~~ HP404 warning: __clz works on 32 of the mask's 64 lanes
//~   remedy, unsafe fix: use __clzll
}
