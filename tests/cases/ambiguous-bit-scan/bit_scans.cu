#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cstdint>

struct Set {
    uint64_t words[4];
    size_t first;
};

__device__ int scan(uint64_t bits, int64_t signs, size_t size, uint32_t half, const Set &set) {
    int found = __ffsll(bits) + __ffsll(signs) + __ffsll(size);
//>     int found = __ffsll((unsigned long long)bits) + __ffsll((unsigned long long)signs) + __ffsll((unsigned long long)size);  // HP211@25 HP211@41 HP211@58
    found += __ffsll(half) + __ffsll(set.words[1]) + __ffsll( /* of it */ set.first);
//>     found += __ffsll((unsigned long long)half) + __ffsll((unsigned long long)set.words[1]) + __ffsll( /* of it */ (unsigned long long)set.first);  // HP211@22 HP211@38 HP211@75
    uint64_t row[2] = {bits, 0};
    return found + __ffsll(row[0]);
//>     return found + __ffsll((unsigned long long)row[0]);  // HP211@28
}

// which HIP has, or which the file does not show
__device__ int plain(unsigned long long bits, uint32_t half, long long signs, uint64_t more, Set *set) {
    int found = __ffsll(bits) + __ffs(half) + __ffsll(signs) + __popcll(more) + __clzll(more);
    return found + __ffsll((unsigned long long)more) + __ffsll(bits & 15) + __ffs(int(more));
}
