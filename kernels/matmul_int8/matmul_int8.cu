// Products of 8-bit integers: C (m x n) = A (m x k) * B^T, B (n x k), summed in 32-bit integers; with quantized
// operands scaled to float, by a factor for each row of A and one for each row of B. k is a multiple of 4. The block is
// 16 x 16 threads, one element of C each.
#include <cuda_runtime.h>

constexpr int tile = 16;

// The dot product of row `row` of A and the row of B that is the column of this thread; the whole block takes part.
__device__ int dot_rows(const signed char *a, const signed char *b, int row, int m, int n, int k) {
    // Four values in each element.
    __shared__ int tile_a[tile][tile + 1];
    __shared__ int tile_b[tile][tile + 1];
    const int words = k / 4;
    const int *words_a = reinterpret_cast<const int *>(a);
    const int *words_b = reinterpret_cast<const int *>(b);
    const int row_b = blockIdx.x * tile + threadIdx.y;

    int sum = 0;
    for (int first = 0; first < words; first += tile) {
        const int word = first + threadIdx.x;
        tile_a[threadIdx.y][threadIdx.x] = row < m && word < words ? words_a[row * words + word] : 0;
        tile_b[threadIdx.y][threadIdx.x] = row_b < n && word < words ? words_b[row_b * words + word] : 0;
        __syncthreads();
#pragma unroll
        for (int i = 0; i < tile; ++i) {
            sum = __dp4a(tile_a[threadIdx.y][i], tile_b[threadIdx.x][i], sum);
        }
        __syncthreads();
    }
    return sum;
}

extern "C" __global__ void matmul_int8(const signed char *__restrict__ a, const signed char *__restrict__ b,
                                       int *__restrict__ c, int m, int n, int k) {
    const int row = blockIdx.y * tile + threadIdx.y;
    const int column = blockIdx.x * tile + threadIdx.x;
    const int sum = dot_rows(a, b, row, m, n, k);
    if (row < m && column < n) {
        c[row * n + column] = sum;
    }
}

extern "C" __global__ void matmul_int8_scaled(const signed char *__restrict__ a, const signed char *__restrict__ b,
                                              const float *__restrict__ scales_a, const float *__restrict__ scales_b,
                                              float *__restrict__ c, int m, int n, int k) {
    const int row = blockIdx.y * tile + threadIdx.y;
    const int column = blockIdx.x * tile + threadIdx.x;
    const int sum = dot_rows(a, b, row, m, n, k);
    if (row < m && column < n) {
        c[row * n + column] = __int2float_rn(sum) * scales_a[row] * scales_b[column];
    }
}
