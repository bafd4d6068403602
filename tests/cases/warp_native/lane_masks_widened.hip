// flags: --warp native --unsafe-fixes
#include <hip/hip_runtime.h>
__shared__ unsigned int of_block[32];

__device__ unsigned long long voters(bool p) { return __ballot(p); }

__device__ int rank_of(bool p, int lane) {
    const unsigned long long votes = __ballot(p);
    const unsigned long long before = (1ull << lane) - 1;
    return __popcll(votes & before);
}

__global__ void masks(unsigned *words, int *x) {
    const int lane = threadIdx.x & 31;
    unsigned long long peers = __match_any(x[threadIdx.x]);
    int leader = __ffsll(peers) - 1;
    unsigned long long active = __activemask();
    if (active & (1ull << lane)) x[0] = leader;
    words[threadIdx.x >> 5] = __ballot(x[1]);
    const unsigned long long later = peers & (0xffffffffu << lane);
    x[2] = __clzll(later) + __popc((unsigned)__ballot(x[3]));
    while (peers) {
        x[4] += __ffsll(peers);
        peers &= peers - 1;
    }
}
