// C (m x n) = A (m x k) * B (k x n) by the matrix instructions of PTX, in half precision and summed in single precision.
// Each warp of the block computes a tile of 16 x 8 elements of C, the warps side by side.
#include <cuda_fp16.h>

constexpr int warps = 2;

__device__ __forceinline__ half element(const half *matrix, int row, int column, int rows, int columns) {
    return row < rows && column < columns ? matrix[row * columns + column] : __float2half(0.0f);
}

extern "C" __global__ void __launch_bounds__(32 * warps)
    matmul_mma(const half *__restrict__ a, const half *__restrict__ b, float *__restrict__ c, int m, int n, int k) {
    __shared__ __align__(16) half tile_a[warps][16][16];
    __shared__ __align__(16) half tile_b[warps][16][8];
    const int warp = threadIdx.x / 32;
    const int lane = threadIdx.x % 32;
    const int first_row = 16 * blockIdx.y;
    const int first_column = 8 * (warps * blockIdx.x + warp);

    float sums[4] = {0.0f, 0.0f, 0.0f, 0.0f};
    for (int first = 0; first < k; first += 16) {
        for (int at = lane; at < 16 * 16; at += 32)
            tile_a[warp][at / 16][at % 16] = element(a, first_row + at / 16, first + at % 16, m, k);
        for (int at = lane; at < 16 * 8; at += 32)
            tile_b[warp][at / 8][at % 8] = element(b, first + at / 8, first_column + at % 8, k, n);
        __syncthreads();

        // The upper left, lower left, upper right and lower right quarter of A, and both halves of B.
        const unsigned row_of_a = __cvta_generic_to_shared(&tile_a[warp][lane % 16][8 * (lane / 16)]);
        const unsigned row_of_b = __cvta_generic_to_shared(&tile_b[warp][lane % 16][0]);
        unsigned of_a[4], of_b[2];
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                     : "=r"(of_a[0]), "=r"(of_a[1]), "=r"(of_a[2]), "=r"(of_a[3])
                     : "r"(row_of_a));
        asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%0, %1}, [%2];"
                     : "=r"(of_b[0]), "=r"(of_b[1])
                     : "r"(row_of_b));
        asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
                     "{%0, %1, %2, %3};"
                     : "+f"(sums[0]), "+f"(sums[1]), "+f"(sums[2]), "+f"(sums[3])
                     : "r"(of_a[0]), "r"(of_a[1]), "r"(of_a[2]), "r"(of_a[3]), "r"(of_b[0]), "r"(of_b[1]));
        __syncthreads();
    }
    for (int at = 0; at < 4; ++at) {
        const int row = first_row + lane / 4 + 8 * (at / 2);
        const int column = first_column + 2 * (lane % 4) + at % 2;
        if (row < m && column < n) c[row * n + column] = sums[at];
    }
}
