// C (m x n) = alpha * A (m x k) * B (k x n) + beta * C in half precision, summed in single precision. The block is 16 x
// 16 threads, one element of C each; the tiles hold pairs of neighbours along k.
#include <cuda_fp16.h>

constexpr int tile = 16;

__device__ __forceinline__ half element(const half *matrix, int row, int column, int rows, int columns) {
    return row < rows && column < columns ? matrix[row * columns + column] : __float2half(0.0f);
}

extern "C" __global__ void __launch_bounds__(tile *tile)
    matmul_half(const half *__restrict__ a, const half *__restrict__ b, half *__restrict__ c, int m, int n, int k,
                float alpha, float beta) {
    __shared__ half2 tile_a[tile][tile];
    __shared__ half2 tile_b[tile][tile];
    const int row = blockIdx.y * tile + threadIdx.y;
    const int column = blockIdx.x * tile + threadIdx.x;

    float sum = 0.0f;
    for (int first = 0; first < k; first += 2 * tile) {
        const int inner_a = first + 2 * threadIdx.x;
        const int inner_b = first + 2 * threadIdx.y;
        tile_a[threadIdx.y][threadIdx.x] =
            __halves2half2(element(a, row, inner_a, m, k), element(a, row, inner_a + 1, m, k));
        tile_b[threadIdx.y][threadIdx.x] =
            __halves2half2(element(b, inner_b, column, k, n), element(b, inner_b + 1, column, k, n));
        __syncthreads();
#pragma unroll
        for (int i = 0; i < tile; ++i) {
            const float2 of_a = __half22float2(tile_a[threadIdx.y][i]);
            const float2 of_b = __half22float2(tile_b[i][threadIdx.x]);
            sum = fmaf(of_a.x, of_b.x, sum);
            sum = fmaf(of_a.y, of_b.y, sum);
        }
        __syncthreads();
    }
    if (row < m && column < n) {
        half &result = c[row * n + column];
        result = __float2half_rn(alpha * sum + beta * __half2float(result));
    }
}
