#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/bit_scan.h"  // HP211@1
#include <cstdint>

struct Set {
    uint64_t words[4];
    size_t first;
};

__device__ int scan(uint64_t bits, int64_t signs, size_t size, uint32_t half, const Set &set) {
    int found = __ffsll(bits) + __ffsll(signs) + __ffsll(size);
    found += __ffsll(half) + __ffsll(set.words[1]) + __ffsll( /* of it */ set.first);
    uint64_t row[2] = {bits, 0};
    return found + __ffsll(row[0]);
}

// which HIP has, or which the file does not show
__device__ int plain(unsigned long long bits, uint32_t half, long long signs, uint64_t more, Set *set) {
    int found = __ffsll(bits) + __ffs(half) + __ffsll(signs) + __popcll(more) + __clzll(more);
    return found + __ffsll((unsigned long long)more) + __ffsll(bits & 15) + __ffs(int(more));
}
