// Inclusive prefix sums of n values in three launches: of each block, of the blocks' sums (by one block), and the sum
// of all blocks before added to each. Every block has 256 threads, each of which scans four values of its own.
#include <cuda_runtime.h>

constexpr int threads = 256;
constexpr int values_per_thread = 4;
constexpr int tile = threads * values_per_thread;

// The sum of `value` over the threads before this one; `total` becomes that over the whole block.
__device__ unsigned block_exclusive_scan(unsigned value, unsigned &total) {
    __shared__ unsigned of_warps[threads / 32];
    const unsigned lane = threadIdx.x % 32;
    const unsigned warp = threadIdx.x / 32;
    unsigned sum = value;
    for (unsigned distance = 1; distance < 32; distance *= 2) {
        const unsigned before = __shfl_up_sync(0xffffffffu, sum, distance);
        sum += lane >= distance ? before : 0;
    }
    if (lane == 31) {
        of_warps[warp] = sum;
    }
    __syncthreads();
    unsigned offset = 0;
    total = 0;
    for (unsigned i = 0; i < threads / 32; ++i) {
        offset += i < warp ? of_warps[i] : 0;
        total += of_warps[i];
    }
    __syncthreads();
    return offset + sum - value;
}

extern "C" __global__ void scan_blocks(const unsigned *__restrict__ values, unsigned *__restrict__ sums,
                                       unsigned *__restrict__ block_sums, int n) {
    const int first = blockIdx.x * tile + threadIdx.x * values_per_thread;
    unsigned own[values_per_thread];
    unsigned sum = 0;
#pragma unroll
    for (int i = 0; i < values_per_thread; ++i) {
        sum += first + i < n ? values[first + i] : 0;
        own[i] = sum;
    }
    unsigned total;
    const unsigned before = block_exclusive_scan(sum, total);
#pragma unroll
    for (int i = 0; i < values_per_thread; ++i) {
        if (first + i < n) {
            sums[first + i] = before + own[i];
        }
    }
    if (threadIdx.x == 0) {
        block_sums[blockIdx.x] = total;
    }
}

// Exclusive and in place, with any number of blocks.
extern "C" __global__ void scan_block_sums(unsigned *block_sums, int blocks) {
    unsigned carry = 0;
    for (int first = 0; first < blocks; first += threads) {
        const int i = first + threadIdx.x;
        unsigned total;
        const unsigned before = block_exclusive_scan(i < blocks ? block_sums[i] : 0, total);
        if (i < blocks) {
            block_sums[i] = carry + before;
        }
        carry += total;
    }
}

extern "C" __global__ void add_block_sums(unsigned *__restrict__ sums, const unsigned *__restrict__ block_sums, int n) {
    const unsigned before = block_sums[blockIdx.x];
    const int end = min(static_cast<int>(blockIdx.x + 1) * tile, n);
    for (int i = blockIdx.x * tile + threadIdx.x; i < end; i += threads) {
        sums[i] += before;
    }
}
