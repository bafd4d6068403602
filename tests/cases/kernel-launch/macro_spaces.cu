// flags: --launch macro
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

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
//> #define TWICE(x, n) hipLaunchKernelGGL(scale, dim3(1), dim3(64), 0, 0, x, n); hipLaunchKernelGGL(scale, dim3(1), dim3(64), 0, 0, x, n)  // HP201@21 HP201@26 HP201@29 HP201@31 HP201@32 HP201@34 HP201@36 HP201@36 HP201@39 HP201@41 HP201@50 HP201@55 HP201@58 HP201@60 HP201@61 HP201@63 HP201@65 HP201@65 HP201@68
#define OVER_LINES(x, n)       \
    scale << \
//>     hipLaunchKernelGGL(scale \  // HP201@5 HP201@10
        <1, 64 >> \
//> , dim3(1), dim3(64) \  // HP201@1 HP201@10 HP201@11 HP201@13 HP201@15 HP201@15
        > (x, n)
//> , 0, 0, x, n)  // HP201@1 HP201@10

void run(float *x, int n, cudaStream_t stream) {
//> void run(float *x, int n, hipStream_t stream) {  // HP101@27
    scale << <(n + 63) / 64, 64 >> > (x, n);
//>     hipLaunchKernelGGL(scale, dim3((n + 63) / 64), dim3(64), 0, 0, x, n);  // HP201@5 HP201@10 HP201@13 HP201@15 HP201@28 HP201@30 HP201@32 HP201@32 HP201@35 HP201@37
    scale << < (n + 63) / 64, 64, 0, stream >> >(x, n);
//>     hipLaunchKernelGGL(scale, dim3((n + 63) / 64), dim3(64), 0, stream, x, n);  // HP201@5 HP201@10 HP201@13 HP201@16 HP201@29 HP201@31 HP201@33 HP201@44 HP201@47 HP201@49
    scale<float> << <dim3(n >> 6), 64 >>> (x, n);
//>     hipLaunchKernelGGL(HIP_KERNEL_NAME(scale<float>), dim3(dim3(n >> 6)), dim3(64), 0, 0, x, n);  // HP201@5 HP201@17 HP201@17 HP201@20 HP201@22 HP201@34 HP201@36 HP201@38 HP201@38 HP201@42
    scale<float><<<n >> 6, 64 >> >(x, n);
//>     hipLaunchKernelGGL(HIP_KERNEL_NAME(scale<float>), dim3(n >> 6), dim3(64), 0, 0, x, n);  // HP201@5 HP201@17 HP201@17 HP201@20 HP201@26 HP201@28 HP201@30 HP201@30 HP201@33 HP201@35
    scale <<   <
//>     hipLaunchKernelGGL(scale,  // HP201@5 HP201@10 HP201@13
        (n + 63) / 64, sizeof(std::pair<int, int>) >>   > (
//>         dim3((n + 63) / 64), dim3(sizeof(std::pair<int, int>)), 0, 0,  // HP201@9 HP201@22 HP201@24 HP201@51 HP201@51 HP201@54 HP201@58
        x, n);
    scale << /* blocks */ <1, 64 >> /* arguments */ > (x, n);
//>     hipLaunchKernelGGL(scale /* blocks */, dim3(1), dim3(64) /* arguments */, 0, 0, x, n);  // HP201@5 HP201@10 HP201@26 HP201@28 HP201@29 HP201@31 HP201@33 HP201@33 HP201@52 HP201@54
    scale << <std::max<int>(1, n), 64 >> >(x, n);
//>     hipLaunchKernelGGL(scale, dim3(std::max<int>(1, n)), dim3(64), 0, 0, x, n);  // HP201@5 HP201@10 HP201@13 HP201@15 HP201@34 HP201@36 HP201@38 HP201@38 HP201@41 HP201@43
    TWICE(x, n);
    OVER_LINES(x, n);
}

// Shifts and comparisons.
bool shifts(int a, int b, int c) {
    std::cout << a << b << (a < b) << "k << <1, 64 >> >(x)";
    return a << b < c && a >> b > c && a < b << c && (a >> b >> c) > (a << 2 << 1);
}
