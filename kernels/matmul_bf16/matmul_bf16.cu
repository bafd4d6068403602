// A linear layer in bfloat16, summed in single precision: Y (m x n) = X (m x k) * W^T + bias, W (n x k), followed by a
// ReLU on demand. k is even. The block is Tile x Tile threads, one element of Y each.
#include <cuda_bf16.h>

template <int Tile, bool Relu>
__global__ void __launch_bounds__(Tile *Tile)
    matmul_bf16(const __nv_bfloat16 *__restrict__ x, const __nv_bfloat16 *__restrict__ weights,
                const __nv_bfloat16 *__restrict__ bias, __nv_bfloat16 *__restrict__ y, int m, int n, int k) {
    // One column more than needed: reads down a column then fall into different banks.
    __shared__ float2 tile_x[Tile][Tile + 1];
    __shared__ float2 tile_weights[Tile][Tile + 1];
    const int pairs = k / 2;
    const __nv_bfloat162 *pairs_x = reinterpret_cast<const __nv_bfloat162 *>(x);
    const __nv_bfloat162 *pairs_weights = reinterpret_cast<const __nv_bfloat162 *>(weights);
    const int row = blockIdx.y * Tile + threadIdx.y;
    const int column = blockIdx.x * Tile + threadIdx.x;
    const int weights_row = blockIdx.x * Tile + threadIdx.y;

    float sum = 0.0f;
    for (int first = 0; first < pairs; first += Tile) {
        const int pair = first + threadIdx.x;
        tile_x[threadIdx.y][threadIdx.x] =
            row < m && pair < pairs ? __bfloat1622float2(pairs_x[row * pairs + pair]) : make_float2(0.0f, 0.0f);
        tile_weights[threadIdx.y][threadIdx.x] = weights_row < n && pair < pairs
                                                     ? __bfloat1622float2(pairs_weights[weights_row * pairs + pair])
                                                     : make_float2(0.0f, 0.0f);
        __syncthreads();
#pragma unroll
        for (int i = 0; i < Tile; ++i) {
            const float2 of_x = tile_x[threadIdx.y][i];
            const float2 of_weights = tile_weights[threadIdx.x][i];
            sum += of_x.x * of_weights.x + of_x.y * of_weights.y;
        }
        __syncthreads();
    }
    if (row < m && column < n) {
        sum += __bfloat162float(bias[column]);
        if (Relu) {
            sum = fmaxf(sum, 0.0f);
        }
        y[row * n + column] = __float2bfloat16(sum);
    }
}

template __global__ void matmul_bf16<16, false>(const __nv_bfloat16 *, const __nv_bfloat16 *, const __nv_bfloat16 *,
                                                __nv_bfloat16 *, int, int, int);
template __global__ void matmul_bf16<16, true>(const __nv_bfloat16 *, const __nv_bfloat16 *, const __nv_bfloat16 *,
                                               __nv_bfloat16 *, int, int, int);
