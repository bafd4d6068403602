// One pass of a radix sort: moves n keys and their values into the order of the four bits of the key from `shift` on,
// and keeps the order of those with the same bits. Three launches with 256 threads a block: `count_digits` and
// `scatter_keys` with one key a thread, between them `scan_counts` with one block. counts: 16 rows, a column each
// block.
#include <cuda_runtime.h>

#define DIGITS 16
#define THREADS 256
#define WARPS (THREADS / 32)

__device__ __forceinline__ unsigned digit_of(unsigned key, int shift) {
    return (key >> shift) & (DIGITS - 1);
}

extern "C" __global__ void count_digits(const unsigned *__restrict__ keys, unsigned *__restrict__ counts, int n,
                                        int shift) {
    __shared__ unsigned local[DIGITS];
    if (threadIdx.x < DIGITS) {
        local[threadIdx.x] = 0;
    }
    __syncthreads();
    const int i = blockIdx.x * THREADS + threadIdx.x;
    if (i < n) {
        atomicAdd(&local[digit_of(keys[i], shift)], 1u);
    }
    __syncthreads();
    if (threadIdx.x < DIGITS) {
        counts[threadIdx.x * gridDim.x + blockIdx.x] = local[threadIdx.x];
    }
}

// Exclusive prefix sums of the counts, in place: where each block's keys of each digit begin.
extern "C" __global__ void scan_counts(unsigned *counts, int count) {
    __shared__ unsigned sums[THREADS];
    unsigned carry = 0;
    for (int first = 0; first < count; first += THREADS) {
        const int i = first + threadIdx.x;
        const unsigned own = i < count ? counts[i] : 0;
        sums[threadIdx.x] = own;
        __syncthreads();
        for (unsigned distance = 1; distance < THREADS; distance *= 2) {
            const unsigned before = threadIdx.x >= distance ? sums[threadIdx.x - distance] : 0;
            __syncthreads();
            sums[threadIdx.x] += before;
            __syncthreads();
        }
        if (i < count) {
            counts[i] = carry + sums[threadIdx.x] - own;
        }
        carry += sums[THREADS - 1];
        __syncthreads();
    }
}

extern "C" __global__ void scatter_keys(const unsigned *__restrict__ keys, const unsigned *__restrict__ values,
                                        unsigned *__restrict__ keys_out, unsigned *__restrict__ values_out,
                                        const unsigned *__restrict__ offsets, int n, int shift) {
    __shared__ unsigned of_warps[WARPS][DIGITS];
    const unsigned lane = threadIdx.x % 32;
    const unsigned warp = threadIdx.x / 32;
    for (int i = threadIdx.x; i < WARPS * DIGITS; i += THREADS) {
        of_warps[i / DIGITS][i % DIGITS] = 0;
    }
    __syncthreads();

    const int i = blockIdx.x * THREADS + threadIdx.x;
    const bool present = i < n;
    const unsigned key = present ? keys[i] : 0;
    const unsigned digit = digit_of(key, shift);
    // The lanes of the warp with the same digit.
    unsigned alike = __ballot_sync(0xffffffffu, present);
#pragma unroll
    for (int bit = 0; bit < 4; ++bit) {
        const bool is_set = digit >> bit & 1;
        const unsigned set = __ballot_sync(0xffffffffu, is_set);
        alike &= is_set ? set : ~set;
    }
    const unsigned rank = __popc(alike & ((1u << lane) - 1));
    if (present && rank == 0) {
        of_warps[warp][digit] = __popc(alike);
    }
    __syncthreads();

    if (present) {
        unsigned place = offsets[digit * gridDim.x + blockIdx.x] + rank;
        for (unsigned before = 0; before < warp; ++before) {
            place += of_warps[before][digit];
        }
        keys_out[place] = key;
        values_out[place] = values[i];
    }
}
