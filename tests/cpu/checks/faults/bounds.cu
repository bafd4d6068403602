// Accesses outside of memory.
#include <cuda_runtime.h>

// Vector: no guard for the last block.
__global__ void copy_without_guard(const float *x, float *y, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const float value = x[i];  // fault: out-of-bounds-read
    y[i] = 2.0f * value;       // fault: out-of-bounds-write
}

// Stencil with halo: the first thread of the grid has no left neighbour.
__global__ void stencil_without_left_edge(const float *x, float *y, int n) {
    __shared__ float tile[66];
    const int i = blockIdx.x * blockDim.x + threadIdx.x, t = threadIdx.x + 1;
    tile[t] = x[i];
    if (threadIdx.x == 0) tile[0] = x[i - 1];  // fault: out-of-bounds-read
    if (threadIdx.x == blockDim.x - 1) tile[t + 1] = i + 1 < n ? x[i + 1] : 0.0f;
    __syncthreads();
    y[i] = tile[t - 1] + tile[t] + tile[t + 1];
}

// Tiled matrix product: columns of the tile are not compared with the inner extent.
__global__ void matmul_without_guard(const float *a, const float *b, float *c, int n, int inner) {
    __shared__ float tile_a[16][16], tile_b[16][16];
    const int row = blockIdx.y * 16 + threadIdx.y, column = blockIdx.x * 16 + threadIdx.x;
    float sum = 0.0f;
    for (int k = 0; k < inner; k += 16) {
        tile_a[threadIdx.y][threadIdx.x] = row < n ? a[row * inner + k + threadIdx.x] : 0.0f;  // fault: out-of-bounds-read
        tile_b[threadIdx.y][threadIdx.x] = k + threadIdx.y < inner && column < n ? b[(k + threadIdx.y) * n + column] : 0.0f;
        __syncthreads();
        for (int i = 0; i < 16; ++i) sum += tile_a[threadIdx.y][i] * tile_b[i][threadIdx.x];
        __syncthreads();
    }
    if (row < n && column < n) c[row * n + column] = sum;
}

// Transpose: extents are mixed up where the result is written.
__global__ void transpose_with_wrong_pitch(const float *x, float *y, int rows, int columns) {
    __shared__ float tile[16][17];
    int row = blockIdx.y * 16 + threadIdx.y, column = blockIdx.x * 16 + threadIdx.x;
    if (row < rows && column < columns) tile[threadIdx.y][threadIdx.x] = x[row * columns + column];
    __syncthreads();
    row = blockIdx.x * 16 + threadIdx.y;
    column = blockIdx.y * 16 + threadIdx.x;
    if (row < columns && column < rows) y[row * columns + column] = tile[threadIdx.x][threadIdx.y];  // fault: out-of-bounds-write
}

// Histogram: a value is beyond the last bin.
__global__ void histogram_of_wild_values(const int *values, unsigned int *bins, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) atomicAdd(&bins[values[i]], 1u);  // fault: out-of-bounds-write
}

// Compaction: room for fewer than are kept.
__global__ void compaction_without_room(const float *x, float *kept, int *count, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && x[i] > 0.0f) {
        const int place = atomicAdd(count, 1);
        kept[place] = x[i];  // fault: out-of-bounds-write
    }
}

// Softmax of a row: the row is as long as the block is wide, or so it is assumed.
__global__ void softmax_of_wide_row(const float *x, float *y, int columns) {
    extern __shared__ float row[];
    for (int i = threadIdx.x; i < columns; i += blockDim.x) {
        row[i] = expf(x[blockIdx.x * columns + i]);  // fault: out-of-bounds-write
    }
    __syncthreads();
    float sum = 0.0f;
    for (int i = 0; i < blockDim.x; ++i) sum += row[i];
    y[blockIdx.x * columns + threadIdx.x] = row[threadIdx.x] / sum;
}

// Vectors of four: the last is only half there.
__global__ void sum_of_fours(const float *x, float *y, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (4 * i >= n) return;
    const float4 v = reinterpret_cast<const float4 *>(x)[i];  // fault: out-of-bounds-read
    y[i] = v.x + v.y + v.z + v.w;
}

struct Particle {
    float x, y, z;
    int cell;
};

// Structs: one too many.
__global__ void particles_up_to_n(Particle *particles, int n) {
    for (int i = threadIdx.x; i <= n; i += blockDim.x) {
        particles[i].cell = i;  // fault: out-of-bounds-write
    }
}

__device__ float sum_of(const float *values, int count) {
    float sum = 0.0f;
    for (int i = 0; i <= count; ++i) {
        sum += values[i];  // fault: out-of-bounds-read
    }
    return sum;
}

// Shared memory through a pointer: another array lies behind.
__global__ void shared_by_pointer(float *y) {
    __shared__ float values[64];
    __shared__ float others[64];
    values[threadIdx.x] = 1.0f;
    others[threadIdx.x] = 2.0f;
    __syncthreads();
    y[threadIdx.x] = threadIdx.x == 0 ? sum_of(values, 64) : others[threadIdx.x];
}

__device__ void shift(float *values, int t) {
    const float own = values[t];
    __syncthreads();
    values[t + 1] = own;  // fault: out-of-bounds-write
}

// A shift by one needs one place more.
__global__ void shared_shift(float *y) {
    __shared__ float values[64];
    values[threadIdx.x] = threadIdx.x;
    __syncthreads();
    shift(values, threadIdx.x);
    __syncthreads();
    y[threadIdx.x] = values[threadIdx.x];
}

// Dynamic shared memory: launched with too little.
__global__ void dynamic_too_small(const float *x, float *y) {
    extern __shared__ double partial[];
    partial[threadIdx.x] = x[threadIdx.x];  // fault: out-of-bounds-write
    __syncthreads();
    y[threadIdx.x] = partial[threadIdx.x ^ 1];  // or here: out-of-bounds-read
}

__global__ void dynamic_read_only_too_far(float *y) {
    extern __shared__ float row[];
    row[threadIdx.x] = 1.0f;
    __syncthreads();
    y[threadIdx.x] = row[threadIdx.x + 1];  // fault: out-of-bounds-read
}

// Arrays of their own: the index is compared with nothing.
__global__ void local_array(const int *which, int *y) {
    int counts[4] = {0, 0, 0, 0};
    for (int i = 0; i < 8; ++i) {
        counts[which[threadIdx.x * 8 + i]] += 1;  // fault: index-out-of-bounds
    }
    y[threadIdx.x] = counts[0] + 10 * counts[1] + 100 * counts[2] + 1000 * counts[3];
}

__global__ void shared_neighbour(float *y) {
    __shared__ float tile[64];
    tile[threadIdx.x] = threadIdx.x;
    __syncthreads();
    y[threadIdx.x] = tile[threadIdx.x] - tile[threadIdx.x - 1];  // fault: index-out-of-bounds
}

__constant__ float weights[5];

__global__ void weights_beyond(const float *x, float *y, int taps) {
    float sum = 0.0f;
    for (int i = 0; i < taps; ++i) {
        sum += weights[i] * x[threadIdx.x + i];  // fault: index-out-of-bounds
    }
    y[threadIdx.x] = sum;
}
