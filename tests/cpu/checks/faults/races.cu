// Threads of a block that do not wait for each other.
#include <cuda_runtime.h>

__global__ void reverse_at_once(float *x) {
    __shared__ float values[128];
    values[threadIdx.x] = x[threadIdx.x];      // fault: race-shared
    x[threadIdx.x] = values[127 - threadIdx.x];  // or here: race-shared
}

// Tiled matrix product: the next tile is loaded while others still use the last one.
__global__ void matmul_without_second_barrier(const float *a, const float *b, float *c, int n) {
    __shared__ float tile_a[16][16], tile_b[16][16];
    const int row = threadIdx.y, column = threadIdx.x;
    float sum = 0.0f;
    for (int k = 0; k < n; k += 16) {
        tile_a[row][column] = a[row * n + k + column];    // fault: race-shared
        tile_b[row][column] = b[(k + row) * 16 + column];  // fault: race-shared
        __syncthreads();
        for (int i = 0; i < 16; ++i) {
            sum += tile_a[row][i] * tile_b[i][column];  // or here: race-shared
        }
    }
    c[row * 16 + column] = sum;
}

// Reduction: the barrier is outside of the loop.
__global__ void tree_without_barrier(const float *x, float *sum) {
    __shared__ float tree[256];
    tree[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    for (int half = 128; half > 0; half /= 2) {
        if (threadIdx.x < half) {
            tree[threadIdx.x] += tree[threadIdx.x + half];  // fault: race-shared
        }
    }
    __syncthreads();
    if (threadIdx.x == 0) *sum = tree[0];
}

// Reduction of old: the last warp is taken to run in step.
__global__ void warp_in_step(const float *x, float *sum) {
    __shared__ float tree[64];
    tree[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    if (threadIdx.x < 32) {
        tree[threadIdx.x] += tree[threadIdx.x + 32];  // or here: race-shared
        tree[threadIdx.x] += tree[threadIdx.x + 16];  // fault: race-shared
        if (threadIdx.x == 0) *sum = tree[0];
    }
}

// The same with volatile, which orders nothing either.
__global__ void volatile_warp_in_step(const float *x, float *sum) {
    __shared__ float tree[64];
    tree[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    if (threadIdx.x < 32) {
        volatile float *now = tree;
        now[threadIdx.x] += now[threadIdx.x + 32];  // or here: race-shared
        now[threadIdx.x] += now[threadIdx.x + 16];  // fault: race-shared
        now[threadIdx.x] += now[threadIdx.x + 8];   // or here: race-shared
        now[threadIdx.x] += now[threadIdx.x + 4];   // or here: race-shared
        now[threadIdx.x] += now[threadIdx.x + 2];   // or here: race-shared
        now[threadIdx.x] += now[threadIdx.x + 1];   // or here: race-shared
        if (threadIdx.x == 0) *sum = now[0];
    }
}

// Scan in place: a neighbour's element is read while it is written.
__global__ void scan_in_place(const int *x, int *sums) {
    __shared__ int values[128];
    values[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    for (int d = 1; d < 128; d *= 2) {
        if (threadIdx.x >= d) {
            values[threadIdx.x] += values[threadIdx.x - d];  // fault: race-shared
        }
        __syncthreads();
    }
    sums[threadIdx.x] = values[threadIdx.x];
}

// Histogram without atomics.
__global__ void histogram_plain(const int *values, int *bins) {
    __shared__ int counts[16];
    if (threadIdx.x < 16) counts[threadIdx.x] = 0;
    __syncthreads();
    counts[values[threadIdx.x]] += 1;  // fault: race-shared
    __syncthreads();
    if (threadIdx.x < 16) bins[threadIdx.x] = counts[threadIdx.x];
}

// Softmax: the maximum is replaced by the sum before all have read it.
__global__ void softmax_with_one_slot(const float *x, float *y) {
    __shared__ float slot;
    __shared__ float row[64];
    row[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 0) {
        float most = row[0];
        for (int i = 1; i < 64; ++i) most = fmaxf(most, row[i]);
        slot = most;
    }
    __syncthreads();
    row[threadIdx.x] = expf(row[threadIdx.x] - slot);  // or here: race-shared
    if (threadIdx.x == 0) {
        float sum = 0.0f;
        for (int i = 0; i < 64; ++i) sum += row[i];  // fault: race-shared
        slot = sum;                                   // fault: race-shared
    }
    __syncthreads();
    y[threadIdx.x] = row[threadIdx.x] / slot;
}

// A result of one byte for each thread, and a flag of the warp in one of them.
__global__ void bytes_of_others(unsigned char *flags, const int *x) {
    __shared__ unsigned char positive[128];
    positive[threadIdx.x] = x[threadIdx.x] > 0;  // or here: race-shared
    flags[threadIdx.x] = positive[threadIdx.x & ~31];  // fault: race-shared
}

// Transpose: no barrier between the two halves.
__global__ void transpose_at_once(const float *x, float *y) {
    __shared__ float tile[16][17];
    tile[threadIdx.y][threadIdx.x] = x[threadIdx.y * 16 + threadIdx.x];  // or here: race-shared
    y[threadIdx.y * 16 + threadIdx.x] = tile[threadIdx.x][threadIdx.y];  // fault: race-shared
}

// Stencil in place, within one block.
__global__ void smooth_in_place(float *x) {
    const int i = threadIdx.x + 1;
    x[i] = 0.5f * (x[i - 1] + x[i + 1]);  // fault: race-global-in-block
}

// Rows are summed by the first thread, columns by all, into the same place.
__global__ void exchange_in_global(const float *x, float *scratch, float *y) {
    scratch[threadIdx.x] = x[threadIdx.x];       // or here: race-global-in-block
    y[threadIdx.x] = scratch[threadIdx.x ^ 64];  // fault: race-global-in-block
}

// Matrix-vector: threads of a row add into one element.
__global__ void gemv_without_atomics(const float *a, const float *x, float *y) {
    y[threadIdx.y] += a[threadIdx.y * 32 + threadIdx.x] * x[threadIdx.x];  // fault: race-global-in-block
}

// Waits at different barriers.
__global__ void barrier_in_branches(const float *x, float *y) {
    __shared__ float values[64];
    if (threadIdx.x < 40) {
        values[threadIdx.x] = x[threadIdx.x];
        __syncthreads();  // or here: divergent-barrier
    } else {
        values[threadIdx.x] = 2.0f * x[threadIdx.x];
        __syncthreads();  // fault: divergent-barrier
    }
    y[threadIdx.x] = values[63 - threadIdx.x];
}

// Block-stride loop with a barrier, of which threads do not have the same number of rounds.
__global__ void barrier_in_ragged_loop(const float *x, float *y, int n) {
    __shared__ float sums[64];
    sums[threadIdx.x] = 0.0f;
    for (int i = threadIdx.x; i < n; i += blockDim.x) {
        sums[threadIdx.x] += x[i];
        __syncthreads();  // or here: divergent-barrier
    }
    __syncthreads();  // fault: divergent-barrier
    y[threadIdx.x] = sums[63 - threadIdx.x];
}

__device__ __noinline__ float turned(float *values, int from) {
    values[threadIdx.x] = threadIdx.x;
    __syncthreads();  // fault: divergent-barrier
    return values[from];
}

// The same barrier of a function that is called from two places.
__global__ void barrier_of_helper(float *y) {
    __shared__ float values[64];
    if (threadIdx.x % 2) {
        y[threadIdx.x] = turned(values, 63 - threadIdx.x);
    } else {
        y[threadIdx.x] = turned(values, threadIdx.x);
    }
}

// Tickets: the counter is read again instead of what the atomic addition gave.
__global__ void ticket_read_again(int *counter, int *tickets) {
    atomicAdd(counter, 1);  // or here: race-global-in-block
    tickets[threadIdx.x] = *counter;  // fault: race-global-in-block
}
