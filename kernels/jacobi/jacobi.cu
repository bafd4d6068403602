// One step of Jacobi's method for A x = b, A dense (n x n): a block a row. Adds the squared change of x to `change`.
#include <cuda_runtime.h>

constexpr int jacobi_threads = 128;

__device__ double jacobi_block_sum(double value) {
    __shared__ double sums[jacobi_threads / 32];
    for (int offset = 16; offset > 0; offset /= 2) {
        value += __shfl_down_sync(0xffffffffu, value, offset);
    }
    if (threadIdx.x % 32 == 0) {
        sums[threadIdx.x / 32] = value;
    }
    __syncthreads();
    value = 0.0;
    for (int warp = 0; warp < jacobi_threads / 32; ++warp) {
        value += sums[warp];
    }
    return value;
}

extern "C" __global__ void __launch_bounds__(jacobi_threads)
    jacobi_step(const double *__restrict__ a, const double *__restrict__ b, const double *__restrict__ x,
                double *__restrict__ next, double *__restrict__ change, int n) {
    const int row = blockIdx.x;
    double sum = 0.0;
    for (int column = threadIdx.x; column < n; column += jacobi_threads) {
        if (column != row) {
            sum += a[static_cast<size_t>(row) * n + column] * x[column];
        }
    }
    sum = jacobi_block_sum(sum);
    if (threadIdx.x == 0) {
        const double value = (b[row] - sum) / a[static_cast<size_t>(row) * n + row];
        next[row] = value;
        atomicAdd(change, (value - x[row]) * (value - x[row]));
    }
}
