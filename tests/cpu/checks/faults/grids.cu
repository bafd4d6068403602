// Blocks that do not wait for each other, and loops without an end.
#include <cooperative_groups.h>
#include <cuda_runtime.h>

// Sum of all blocks without an atomic.
__global__ void sum_of_blocks(const float *x, float *sum) {
    float own = 0.0f;
    if (threadIdx.x == 0) {
        for (int i = 0; i < 32; ++i) own += x[blockIdx.x * 32 + i];
        *sum += own;  // fault: race-across-blocks
    }
}

__global__ void histogram_of_grid(const int *values, int *bins) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (threadIdx.x % 32 == 0) {
        bins[values[i]] += 1;  // fault: race-across-blocks
    }
}

// Jacobi in place: neighbours of other blocks.
__global__ void jacobi_in_place(float *x, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const float left = i > 0 ? x[i - 1] : 0.0f;       // or here: race-across-blocks
    const float right = i < n - 1 ? x[i + 1] : 0.0f;  // or here: race-across-blocks
    __syncthreads();
    x[i] = 0.5f * (left + right);  // fault: race-across-blocks
}

__device__ unsigned int blocks_done;

// The last block adds up what others have written: they do not see to it that it is there.
__global__ void last_block_without_fence(const float *x, float *partial, float *sum) {
    __shared__ bool is_last;
    if (threadIdx.x == 0) {
        float own = 0.0f;
        for (int i = 0; i < 32; ++i) own += x[blockIdx.x * 32 + i];
        partial[blockIdx.x] = own;  // or here: race-across-blocks
        is_last = atomicInc(&blocks_done, gridDim.x - 1) == gridDim.x - 1;
    }
    __syncthreads();
    if (is_last && threadIdx.x == 0) {
        float all = 0.0f;
        for (int i = 0; i < gridDim.x; ++i) {
            all += partial[i];  // fault: race-across-blocks
        }
        *sum = all;
    }
}

// Blocks say which of them was here, with a plain store, where others count.
__global__ void atomic_and_plain(int *counter, int *last) {
    if (threadIdx.x == 0) {
        atomicAdd(counter, 1);  // or here: race-across-blocks
        *last = *counter;       // fault: race-across-blocks
    }
}

// A flag with the number of the block, other than one that only is set.
__global__ void winner(const int *x, int *found) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (x[i] == 7) {
        *found = i;  // fault: race-across-blocks
    }
}

// Cooperative: no barrier of the grid between two phases.
__global__ void phases_without_grid_sync(const float *x, float *between, float *y) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int other = (i + blockDim.x) % (gridDim.x * blockDim.x);
    between[i] = 2.0f * x[i];  // or here: race-across-blocks
    __syncthreads();
    y[i] = between[other];  // fault: race-across-blocks
    cooperative_groups::this_grid().sync();
}

__global__ void waits_for_nobody(int *flag) {
    if (threadIdx.x == 5) {
        while (atomicAdd(flag, 0) == 0) {  // fault: time-limit
        }
    }
}

__global__ void steps_of_zero(const float *x, float *y, int step) {
    float sum = 0.0f;
    for (int i = threadIdx.x; i < 64; i += step) {  // or here: time-limit
        sum += x[i];                                // fault: time-limit
    }
    y[threadIdx.x] = sum;
}
