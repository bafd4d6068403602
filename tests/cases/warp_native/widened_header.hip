// flags: --warp native --unsafe-fixes
// A header without HIP's includes, which a second run reads as CUDA again.
#pragma once

template <class T>
__device__ T of_first(T value, bool is_mine) {
    unsigned long long mine = __ballot(is_mine);
    int leader = __ffsll(mine) - 1;
    int others = __popcll(mine & ~(1ull << leader));
    return __shfl(value, leader) + others;
}
