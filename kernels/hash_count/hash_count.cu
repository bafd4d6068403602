// Counts how often each key occurs, in an open hash table of `slots` (a power of two) whose free slots hold `free_key`:
// a thread a key, slots are taken by compare-and-swap of 64 bits.
#include <cuda_runtime.h>

constexpr unsigned long long free_key = ~0ull;

__device__ __forceinline__ unsigned int hash_of(unsigned long long key) {
    key ^= key >> 33;
    key *= 0xff51afd7ed558ccdull;
    key ^= key >> 33;
    return static_cast<unsigned int>(key);
}

extern "C" __global__ void hash_count(const unsigned long long *__restrict__ keys, int n, unsigned long long *table,
                                      unsigned int *counts, unsigned int slots) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        unsigned int slot = hash_of(keys[i]) & (slots - 1);
        for (;;) {
            const unsigned long long found = atomicCAS(&table[slot], free_key, keys[i]);
            if (found == free_key || found == keys[i]) {
                atomicAdd(&counts[slot], 1u);
                break;
            }
            slot = (slot + 1) & (slots - 1);
        }
    }
}

// The slots in use, as pairs of key and count, in any order.
extern "C" __global__ void hash_list(const unsigned long long *__restrict__ table,
                                     const unsigned int *__restrict__ counts, unsigned int slots,
                                     ulonglong2 *__restrict__ pairs, unsigned int *__restrict__ pair_count) {
    const unsigned int slot = blockIdx.x * blockDim.x + threadIdx.x;
    if (slot < slots && table[slot] != free_key) {
        pairs[atomicAdd(pair_count, 1u)] = make_ulonglong2(table[slot], counts[slot]);
    }
}
