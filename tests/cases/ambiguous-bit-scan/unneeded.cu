#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/warp.h"  // HP117@1

// what HIP has
__device__ int plain(unsigned long long bits, uint32_t half, long long signs, uint64_t more, unsigned *votes) {
    int found = __ffsll(bits) + __ffs(half) + __ffsll(signs) + __popcll(more) + __clzll(more);
    found += __ffs(__ballot_sync(~0u, found > 3) & ~half) + __ffs(votes[2] ^ half) + __ffs(12);
//>     found += __ffs(hipport::ballot_sync(~0u, found > 3) & ~half) + __ffs(votes[2] ^ half) + __ffs(12);  // HP101@20
    return found + __ffsll((unsigned long long)more) + __ffsll(static_cast<long long>(more)) + __ffs(~(half | 1));
}

__device__ int cast(unsigned long long more) {
    return __ffs(static_cast<int>(more)) + __ffs((unsigned int)more) + __ffs( static_cast<unsigned>(more >> 32) );
}
