// flags: --launch macro
#include <hip/hip_runtime.h>

#include <iostream>

template <typename T>
__global__ void scale(T *x, int n) {
    if (threadIdx.x < n) x[threadIdx.x] *= 2;
}

struct Log {};
template <typename T>
Log &operator<<(Log &log, T) {
    return log;
}
Log &(*write)(Log &, int) = &operator<< <int>;

#define TWICE(x, n) hipLaunchKernelGGL(scale, dim3(1), dim3(64), 0, 0, x, n); hipLaunchKernelGGL(scale, dim3(1), dim3(64), 0, 0, x, n)
#define OVER_LINES(x, n)       \
    hipLaunchKernelGGL(scale \
, dim3(1), dim3(64) \
, 0, 0, x, n)

void run(float *x, int n, hipStream_t stream) {
    hipLaunchKernelGGL(scale, dim3((n + 63) / 64), dim3(64), 0, 0, x, n);
    hipLaunchKernelGGL(scale, dim3((n + 63) / 64), dim3(64), 0, stream, x, n);
    hipLaunchKernelGGL(HIP_KERNEL_NAME(scale<float>), dim3(dim3(n >> 6)), dim3(64), 0, 0, x, n);
    hipLaunchKernelGGL(HIP_KERNEL_NAME(scale<float>), dim3(n >> 6), dim3(64), 0, 0, x, n);
    hipLaunchKernelGGL(scale,
        dim3((n + 63) / 64), dim3(sizeof(std::pair<int, int>)), 0, 0,
        x, n);
    hipLaunchKernelGGL(scale /* blocks */, dim3(1), dim3(64) /* arguments */, 0, 0, x, n);
    hipLaunchKernelGGL(scale, dim3(std::max<int>(1, n)), dim3(64), 0, 0, x, n);
    TWICE(x, n);
    OVER_LINES(x, n);
}

// Shifts and comparisons.
bool shifts(int a, int b, int c) {
    std::cout << a << b << (a < b) << "k << <1, 64 >> >(x)";
    return a << b < c && a >> b > c && a < b << c && (a >> b >> c) > (a << 2 << 1);
}
