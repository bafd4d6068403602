// flags: --warp native --unsafe-fixes
// A header without HIP's includes, which a second run reads as CUDA again.
#pragma once

template <class T>
__device__ T of_first(T value, bool is_mine) {
    unsigned mine = __ballot_sync(0xffffffff, is_mine);
//~                 ^~~~~~~~~~~~~ HP403 warning fixed: mine keeps 32 of the mask's 64 lanes
//~   remedy: make it unsigned long long, and let the code that uses it count 64 lanes
//~   unsafe fix: declare it unsigned long long
//>     unsigned long long mine = __ballot(is_mine);  // HP403@5 HP401@21 HP401@35
    int leader = __ffs(mine) - 1;
//~              ^~~~~ HP404 warning fixed: __ffs works on 32 of the mask's 64 lanes
//~   remedy, unsafe fix: use __ffsll
//>     int leader = __ffsll(mine) - 1;  // HP404@18
    int others = __popc(mine & ~(1u << leader));
//~              ^~~~~~ HP404 warning fixed: __popc works on 32 of the mask's 64 lanes
//~   remedy, unsafe fix: use __popcll
//~                              ^~ HP404 warning fixed:
//~   a lane's bit is shifted in 32 bits and used with a mask of 64 lanes
//~   remedy: shift in 64 bits, as 1ull << lane
//~   unsafe fix: shift in 64 bits
//>     int others = __popcll(mine & ~(1ull << leader));  // HP404@18 HP404@34
    return __shfl_sync(0xffffffff, value, leader) + others;
//>     return __shfl(value, leader) + others;  // HP401@12 HP401@24
}
