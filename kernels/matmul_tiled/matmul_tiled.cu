// C (m x n) = A (m x k) * B (k x n). The block is Tile x Tile threads, one element of C each.
#include <cuda_runtime.h>

template <typename T, int Tile>
__global__ void __launch_bounds__(Tile *Tile)
    matmul_tiled(const T *__restrict__ a, const T *__restrict__ b, T *__restrict__ c, int m, int n, int k) {
    __shared__ T tile_a[Tile][Tile];
    __shared__ T tile_b[Tile][Tile];
    const int row = blockIdx.y * Tile + threadIdx.y;
    const int column = blockIdx.x * Tile + threadIdx.x;

    T sum = T(0);
    for (int first = 0; first < k; first += Tile) {
        const int inner_a = first + threadIdx.x;
        const int inner_b = first + threadIdx.y;
        tile_a[threadIdx.y][threadIdx.x] = row < m && inner_a < k ? a[row * k + inner_a] : T(0);
        tile_b[threadIdx.y][threadIdx.x] = inner_b < k && column < n ? b[inner_b * n + column] : T(0);
        __syncthreads();
#pragma unroll
        for (int i = 0; i < Tile; ++i) {
            sum += tile_a[threadIdx.y][i] * tile_b[i][threadIdx.x];
        }
        __syncthreads();
    }
    if (row < m && column < n) {
        c[row * n + column] = sum;
    }
}

template __global__ void matmul_tiled<float, 16>(const float *, const float *, float *, int, int, int);
template __global__ void matmul_tiled<float, 32>(const float *, const float *, float *, int, int, int);
template __global__ void matmul_tiled<double, 16>(const double *, const double *, double *, int, int, int);
