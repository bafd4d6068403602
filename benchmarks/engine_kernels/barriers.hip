// Common kernels whose threads wait for each other at barriers of the block. Blocks have 256 threads, 16 x 16 where the
// data have two dimensions; arrays are as long as all blocks need.
#include <hip/hip_runtime.h>

constexpr int threads = 256;
constexpr int tile = 16;
constexpr int digits = 16;

extern "C" __global__ void reduce(const float* in, float* sums) {
    __shared__ float partial[threads];
    const int t = threadIdx.x;
    partial[t] = in[blockIdx.x * threads + t];
    __syncthreads();
    for (int half = threads / 2; half > 0; half /= 2) {
        if (t < half) partial[t] += partial[t + half];
        __syncthreads();
    }
    if (t == 0) sums[blockIdx.x] = partial[0];
}

extern "C" __global__ void scan(const float* in, float* out) {
    __shared__ float sums[threads];
    const int t = threadIdx.x;
    sums[t] = in[blockIdx.x * threads + t];
    __syncthreads();
    for (int distance = 1; distance < threads; distance *= 2) {
        const float before = t >= distance ? sums[t - distance] : 0.0f;
        __syncthreads();
        sums[t] += before;
        __syncthreads();
    }
    out[blockIdx.x * threads + t] = sums[t];
}

// Each block has a row of as many numbers as it has threads.
extern "C" __global__ void softmax(const float* in, float* out) {
    __shared__ float partial[threads];
    const int t = threadIdx.x;
    const float own = in[blockIdx.x * threads + t];
    partial[t] = own;
    __syncthreads();
    for (int half = threads / 2; half > 0; half /= 2) {
        if (t < half) partial[t] = fmaxf(partial[t], partial[t + half]);
        __syncthreads();
    }
    const float power = expf(own - partial[0]);
    __syncthreads();
    partial[t] = power;
    __syncthreads();
    for (int half = threads / 2; half > 0; half /= 2) {
        if (t < half) partial[t] += partial[t + half];
        __syncthreads();
    }
    out[blockIdx.x * threads + t] = power / partial[0];
}

// c (m x n) = a (m x k) * b (k x n).
extern "C" __global__ void matmul(const float* a, const float* b, float* c, int m, int n, int k) {
    __shared__ float tile_a[tile][tile], tile_b[tile][tile];
    const int x = threadIdx.x, y = threadIdx.y;
    const int row = blockIdx.y * tile + y, column = blockIdx.x * tile + x;
    float sum = 0.0f;
    for (int first = 0; first < k; first += tile) {
        tile_a[y][x] = row < m && first + x < k ? a[row * k + first + x] : 0.0f;
        tile_b[y][x] = first + y < k && column < n ? b[(first + y) * n + column] : 0.0f;
        __syncthreads();
        for (int i = 0; i < tile; ++i) sum += tile_a[y][i] * tile_b[i][x];
        __syncthreads();
    }
    if (row < m && column < n) c[row * n + column] = sum;
}

// The mean of each number of a grid (height x width) and its four neighbours; there are zeros around the grid.
extern "C" __global__ void stencil(const float* in, float* out, int height, int width) {
    __shared__ float around[tile + 2][tile + 2];
    const int column = blockIdx.x * tile + threadIdx.x, row = blockIdx.y * tile + threadIdx.y;
    const int x = threadIdx.x + 1, y = threadIdx.y + 1;
    around[y][x] = in[row * width + column];
    if (x == 1) around[y][0] = column > 0 ? in[row * width + column - 1] : 0.0f;
    if (x == tile) around[y][tile + 1] = column < width - 1 ? in[row * width + column + 1] : 0.0f;
    if (y == 1) around[0][x] = row > 0 ? in[(row - 1) * width + column] : 0.0f;
    if (y == tile) around[tile + 1][x] = row < height - 1 ? in[(row + 1) * width + column] : 0.0f;
    __syncthreads();
    const float sum = around[y][x] + around[y][x - 1] + around[y][x + 1] + around[y - 1][x] + around[y + 1][x];
    out[row * width + column] = sum * 0.2f;
}

extern "C" __global__ void histogram(const unsigned char* values, unsigned* bins, int n) {
    __shared__ unsigned counts[threads];
    counts[threadIdx.x] = 0;
    __syncthreads();
    for (int i = blockIdx.x * threads + threadIdx.x; i < n; i += gridDim.x * threads) atomicAdd(&counts[values[i]], 1u);
    __syncthreads();
    if (counts[threadIdx.x] != 0) atomicAdd(&bins[threadIdx.x], counts[threadIdx.x]);
}

// A pass of a radix sort by four bits of the keys is three launches: `count_digits`, `scan_counts` in one block, and
// `scatter_keys`. counts: a row for each digit, a column for each block.
extern "C" __global__ void count_digits(const unsigned* keys, unsigned* counts, int shift) {
    __shared__ unsigned local[digits];
    const int t = threadIdx.x;
    if (t < digits) local[t] = 0;
    __syncthreads();
    atomicAdd(&local[keys[blockIdx.x * threads + t] >> shift & (digits - 1)], 1u);
    __syncthreads();
    if (t < digits) counts[t * gridDim.x + blockIdx.x] = local[t];
}

// Exclusive prefix sums in place.
extern "C" __global__ void scan_counts(unsigned* counts, int count) {
    __shared__ unsigned sums[threads];
    const int t = threadIdx.x;
    unsigned carry = 0;
    for (int first = 0; first < count; first += threads) {
        const unsigned own = first + t < count ? counts[first + t] : 0;
        sums[t] = own;
        __syncthreads();
        for (int distance = 1; distance < threads; distance *= 2) {
            const unsigned before = t >= distance ? sums[t - distance] : 0;
            __syncthreads();
            sums[t] += before;
            __syncthreads();
        }
        if (first + t < count) counts[first + t] = carry + sums[t] - own;
        carry += sums[threads - 1];
        __syncthreads();
    }
}

// A key's place among those of its digit is from prefix sums of all digits at once: four of 16 bits in each word.
extern "C" __global__ void scatter_keys(const unsigned* keys, const unsigned* offsets, unsigned* sorted, int shift) {
    __shared__ unsigned long long sums[4][threads];
    const int t = threadIdx.x;
    const unsigned key = keys[blockIdx.x * threads + t];
    const int digit = key >> shift & (digits - 1);
    for (int word = 0; word < 4; ++word) sums[word][t] = word == digit / 4 ? 1ull << digit % 4 * 16 : 0;
    __syncthreads();
    for (int distance = 1; distance < threads; distance *= 2) {
        unsigned long long before[4];
        for (int word = 0; word < 4; ++word) before[word] = t >= distance ? sums[word][t - distance] : 0;
        __syncthreads();
        for (int word = 0; word < 4; ++word) sums[word][t] += before[word];
        __syncthreads();
    }
    const unsigned rank = (sums[digit / 4][t] >> digit % 4 * 16 & 0xffff) - 1;
    sorted[offsets[digit * gridDim.x + blockIdx.x] + rank] = key;
}
