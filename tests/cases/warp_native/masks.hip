// flags: --warp native
#include <hip/hip_runtime.h>
#include <cstdint>

#define FULL_MASK 0xffffffff
#define ALL_LANES FULL_MASK
constexpr unsigned kEveryone = ~0u;
enum { WARP_ALL = -1 };

__global__ void masks(int *x, int *all_same, unsigned *bits) {
    const unsigned mask = 0xFFFFFFFFU;
    unsigned everyone = uint32_t(-1);
    int v = x[threadIdx.x];
    for (int d = 16; d > 0; d /= 2) {
        v += __shfl_down(v, d);
        v += __shfl_xor(v, d);
        v += __shfl_down(v, d, 32);
        v += __shfl_xor(v, d);
        v += __shfl_xor(v, d);
        v += __shfl_xor(v, d);
        v += __shfl_xor(v, d);
        v += __shfl_xor(v, d);
        v += __shfl_xor(v, d);
        v += __shfl_xor(v, d);
        v += __shfl_xor(v, d);
        v += __shfl_xor(v, d);
        v += __shfl_xor(/* all of them */   // who
                             v, d);
        v += __shfl_xor(min(v, __shfl_xor(v, 2)), d);
    }
    __syncwarp();
    __syncwarp();
    if (__any(v > 3) && !__all(v > 7)) x[threadIdx.x] = v;
    auto votes = __ballot(v & 1);
    auto peers = __match_any(v);
    if (votes == peers && __match_all(v, all_same)) bits[0] = 1;
}
