// Fused multiply-adds and little else: every thread turns eight points about the origin, each by steps of x += e * y and
// y -= e * x. The steps of a point wait for each other, those of different points do not.
#include <cuda_runtime.h>

constexpr int Points = 8;

// The points of thread i begin at (1 to 8) * (x[i], y[i]); sums[i] is the sum of all their coordinates at the end.
template <typename T>
__global__ void multiply_adds(const T *__restrict__ x, const T *__restrict__ y, T *__restrict__ sums, T e, int steps,
                              int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) {
        return;
    }
    T xs[Points], ys[Points];
#pragma unroll
    for (int point = 0; point < Points; ++point) {
        xs[point] = (point + 1) * x[i];
        ys[point] = (point + 1) * y[i];
    }
    for (int step = 0; step < steps; ++step) {
#pragma unroll
        for (int point = 0; point < Points; ++point) {
            xs[point] = fma(e, ys[point], xs[point]);
            ys[point] = fma(-e, xs[point], ys[point]);
        }
    }
    T sum = 0;
#pragma unroll
    for (int point = 0; point < Points; ++point) {
        sum += xs[point] + ys[point];
    }
    sums[i] = sum;
}
