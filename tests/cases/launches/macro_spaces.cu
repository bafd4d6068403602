// flags: --launch macro
#include <cuda_runtime.h>

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

#define TWICE(x, n) scale << <1, 64 >> > (x, n); scale << <1, 64>>>(x, n)
#define OVER_LINES(x, n)       \
    scale << \
        <1, 64 >> \
        > (x, n)

void run(float *x, int n, cudaStream_t stream) {
    scale << <(n + 63) / 64, 64 >> > (x, n);
    scale << < (n + 63) / 64, 64, 0, stream >> >(x, n);
    scale<float> << <dim3(n >> 6), 64 >>> (x, n);
    scale<float><<<n >> 6, 64 >> >(x, n);
    scale <<   <
        (n + 63) / 64, sizeof(std::pair<int, int>) >>   > (
        x, n);
    scale << /* blocks */ <1, 64 >> /* arguments */ > (x, n);
    scale << <std::max<int>(1, n), 64 >> >(x, n);
    TWICE(x, n);
    OVER_LINES(x, n);
}

// Shifts and comparisons.
bool shifts(int a, int b, int c) {
    std::cout << a << b << (a < b) << "k << <1, 64 >> >(x)";
    return a << b < c && a >> b > c && a < b << c && (a >> b >> c) > (a << 2 << 1);
}
