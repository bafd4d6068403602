// C (m x n) = A (m x k) * B (k x n). A block computes BlockM x BlockN elements of C from tiles of depth BlockK, a
// thread ThreadM x ThreadN of them in registers. The block has (BlockM / ThreadM) * (BlockN / ThreadN) threads.
#include <cuda_runtime.h>

// Reads `Count` neighbours, 16 bytes at a time.
template <int Count>
__device__ __forceinline__ void load_vectors(float (&values)[Count], const float *source) {
    static_assert(Count % 4 == 0, "whole float4 only");
#pragma unroll
    for (int i = 0; i < Count; i += 4) {
        const float4 v = *reinterpret_cast<const float4 *>(source + i);
        values[i] = v.x;
        values[i + 1] = v.y;
        values[i + 2] = v.z;
        values[i + 3] = v.w;
    }
}

template <int BlockM, int BlockN, int BlockK, int ThreadM, int ThreadN>
__global__ void __launch_bounds__((BlockM / ThreadM) * (BlockN / ThreadN))
    matmul_register_blocked(const float *__restrict__ a, const float *__restrict__ b, float *__restrict__ c, int m,
                            int n, int k) {
    constexpr int threads_across = BlockN / ThreadN;
    constexpr int threads = (BlockM / ThreadM) * threads_across;
    // The tile of A lies transposed: the rows of a thread are neighbours then.
    __shared__ __align__(16) float tile_a[BlockK][BlockM];
    __shared__ __align__(16) float tile_b[BlockK][BlockN];

    const int block_row = blockIdx.y * BlockM;
    const int block_column = blockIdx.x * BlockN;
    const int thread_row = threadIdx.x / threads_across * ThreadM;
    const int thread_column = threadIdx.x % threads_across * ThreadN;

    float sums[ThreadM][ThreadN] = {};
    for (int first = 0; first < k; first += BlockK) {
        for (int i = threadIdx.x; i < BlockM * BlockK; i += threads) {
            const int row = block_row + i / BlockK;
            const int inner = first + i % BlockK;
            tile_a[i % BlockK][i / BlockK] = row < m && inner < k ? a[row * k + inner] : 0.0f;
        }
        for (int i = threadIdx.x; i < BlockK * BlockN; i += threads) {
            const int inner = first + i / BlockN;
            const int column = block_column + i % BlockN;
            tile_b[i / BlockN][i % BlockN] = inner < k && column < n ? b[inner * n + column] : 0.0f;
        }
        __syncthreads();
#pragma unroll
        for (int inner = 0; inner < BlockK; ++inner) {
            float of_a[ThreadM];
            float of_b[ThreadN];
            load_vectors(of_a, &tile_a[inner][thread_row]);
            load_vectors(of_b, &tile_b[inner][thread_column]);
#pragma unroll
            for (int i = 0; i < ThreadM; ++i) {
#pragma unroll
                for (int j = 0; j < ThreadN; ++j) {
                    sums[i][j] = fmaf(of_a[i], of_b[j], sums[i][j]);
                }
            }
        }
        __syncthreads();
    }

    for (int i = 0; i < ThreadM; ++i) {
        const int row = block_row + thread_row + i;
        for (int j = 0; j < ThreadN; ++j) {
            const int column = block_column + thread_column + j;
            if (row < m && column < n) {
                c[row * n + column] = sums[i][j];
            }
        }
    }
}

template __global__ void matmul_register_blocked<64, 64, 16, 4, 4>(const float *, const float *, float *, int, int,
                                                                  int);
template __global__ void matmul_register_blocked<128, 64, 8, 8, 4>(const float *, const float *, float *, int, int,
                                                                  int);
