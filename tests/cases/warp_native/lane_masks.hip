// flags: --warp native
#include <hip/hip_runtime.h>
__shared__ unsigned int of_block[32];

__device__ unsigned int voters(bool p) { return __ballot(p); }

__device__ int rank_of(bool p, int lane) {
    const unsigned int votes = __ballot(p);
    const unsigned int before = (1u << lane) - 1;
    return __popc(votes & before);
}

__global__ void masks(unsigned *words, int *x) {
    const int lane = threadIdx.x & 31;
    unsigned peers = __match_any(x[threadIdx.x]);
    int leader = __ffs(peers) - 1;
    uint32_t active = __activemask();
    if (active & (1 << lane)) x[0] = leader;
    words[threadIdx.x >> 5] = __ballot(x[1]);
    const unsigned later = peers & (0xffffffffu << lane);
    x[2] = __clz(later) + __popc((unsigned)__ballot(x[3]));
    while (peers) {
        x[4] += __ffs(peers);
        peers &= peers - 1;
    }
}
