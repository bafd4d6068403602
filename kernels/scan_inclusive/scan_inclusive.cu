// Inclusive prefix sums of each row of a matrix (rows x columns), one block a row. The block has BlockSize threads and
// goes along the row in tiles of as many.
#include <cuda_runtime.h>

template <typename T>
__device__ __forceinline__ T warp_inclusive_scan(T value, int lane) {
#pragma unroll
    for (int distance = 1; distance < 32; distance *= 2) {
        const T before = __shfl_up_sync(0xffffffffu, value, distance);
        if (lane >= distance) {
            value += before;
        }
    }
    return value;
}

template <typename T, int BlockSize>
__global__ void scan_inclusive(const T *__restrict__ values, T *__restrict__ sums, int columns) {
    constexpr int warps = BlockSize / 32;
    static_assert(BlockSize % 32 == 0 && warps <= 32, "one warp scans the sums of all");
    __shared__ T of_warps[warps];
    const int lane = threadIdx.x % 32;
    const int warp = threadIdx.x / 32;
    const size_t row = static_cast<size_t>(blockIdx.x) * columns;

    T carry = T(0);
    for (int first = 0; first < columns; first += BlockSize) {
        const int column = first + threadIdx.x;
        T sum = warp_inclusive_scan(column < columns ? values[row + column] : T(0), lane);
        if (lane == 31) {
            of_warps[warp] = sum;
        }
        __syncthreads();
        if (warp == 0) {
            const T of_warp = warp_inclusive_scan(lane < warps ? of_warps[lane] : T(0), lane);
            if (lane < warps) {
                of_warps[lane] = of_warp;
            }
        }
        __syncthreads();
        if (warp > 0) {
            sum += of_warps[warp - 1];
        }
        if (column < columns) {
            sums[row + column] = carry + sum;
        }
        carry += of_warps[warps - 1];
        __syncthreads();
    }
}

template __global__ void scan_inclusive<float, 128>(const float *, float *, int);
template __global__ void scan_inclusive<int, 256>(const int *, int *, int);
template __global__ void scan_inclusive<long long, 32>(const long long *, long long *, int);
