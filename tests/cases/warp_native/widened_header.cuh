// flags: --warp native --unsafe-fixes
// A header without HIP's includes, which a second run reads as CUDA again.
#pragma once

template <class T>
__device__ T of_first(T value, bool is_mine) {
    unsigned mine = __ballot_sync(0xffffffff, is_mine);
    int leader = __ffs(mine) - 1;
    int others = __popc(mine & ~(1u << leader));
    return __shfl_sync(0xffffffff, value, leader) + others;
}
