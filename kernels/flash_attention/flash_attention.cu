// Attention without the matrix of scores: softmax(scale * Q * K^T) * V for each head, and the logarithm of each row's
// sum. queries, keys, values, output: heads x n x Size; logsumexp: heads x n. A thread has one query; the block, Tile
// threads, goes over tiles of Tile keys and values in shared memory. blockIdx.y is the head. Causal: a query sees keys
// up to its own.
#include <cuda_runtime.h>
#include <math_constants.h>

template <int Size, int Tile, bool Causal>
__global__ void __launch_bounds__(Tile)
    flash_attention(const float *__restrict__ queries, const float *__restrict__ keys, const float *__restrict__ values,
                    float *__restrict__ output, float *__restrict__ logsumexp, int n, float scale) {
    __shared__ float tile_keys[Tile][Size];
    __shared__ float tile_values[Tile][Size];
    const size_t head = static_cast<size_t>(blockIdx.y) * n * Size;
    const int row = blockIdx.x * Tile + threadIdx.x;

    float query[Size];
    float sums[Size];
    for (int d = 0; d < Size; ++d) {
        query[d] = row < n ? queries[head + static_cast<size_t>(row) * Size + d] * scale : 0.0f;
        sums[d] = 0.0f;
    }
    float greatest = -CUDART_INF_F;
    float total = 0.0f;

    const int end = Causal ? min(n, static_cast<int>(blockIdx.x + 1) * Tile) : n;
    for (int first = 0; first < end; first += Tile) {
        __syncthreads();  // the tiles before are used up
        for (int i = threadIdx.x; i < Tile * Size; i += Tile) {
            const bool inside = first + i / Size < n;
            const size_t place = head + static_cast<size_t>(first) * Size + i;
            tile_keys[i / Size][i % Size] = inside ? keys[place] : 0.0f;
            tile_values[i / Size][i % Size] = inside ? values[place] : 0.0f;
        }
        __syncthreads();

        const int seen = min(Tile, (Causal ? min(n, row + 1) : n) - first);
        float scores[Tile];
        float tile_greatest = greatest;
        for (int j = 0; j < seen; ++j) {
            float score = 0.0f;
#pragma unroll
            for (int d = 0; d < Size; ++d) {
                score += query[d] * tile_keys[j][d];
            }
            scores[j] = score;
            tile_greatest = fmaxf(tile_greatest, score);
        }
        // What was summed up so far is relative to a smaller maximum.
        const float correction = __expf(greatest - tile_greatest);
        greatest = tile_greatest;
        total *= correction;
        for (int d = 0; d < Size; ++d) {
            sums[d] *= correction;
        }
        for (int j = 0; j < seen; ++j) {
            const float weight = __expf(scores[j] - greatest);
            total += weight;
#pragma unroll
            for (int d = 0; d < Size; ++d) {
                sums[d] += weight * tile_values[j][d];
            }
        }
    }

    if (row < n) {
        for (int d = 0; d < Size; ++d) {
            output[head + static_cast<size_t>(row) * Size + d] = sums[d] / total;
        }
        logsumexp[static_cast<size_t>(blockIdx.y) * n + row] = greatest + logf(total);
    }
}

template __global__ void flash_attention<32, 32, false>(const float *, const float *, const float *, float *, float *,
                                                        int, float);
template __global__ void flash_attention<32, 32, true>(const float *, const float *, const float *, float *, float *,
                                                       int, float);
template __global__ void flash_attention<64, 64, true>(const float *, const float *, const float *, float *, float *,
                                                       int, float);
