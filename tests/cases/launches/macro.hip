// flags: --launch macro
#include <hip/hip_runtime.h>

__global__ void scale(float *x, int n);
__global__ void nothing();

void launch(float *x, int n, hipStream_t stream) {
    hipLaunchKernelGGL(scale, dim3(n / 64), dim3(64), 0, 0, x, n);
    hipLaunchKernelGGL(scale, dim3((n + 63) / 64), dim3(64), 0, 0, x, n);
    hipLaunchKernelGGL(scale, dim3(dim3(n, 2)), dim3(dim3(8, 8, 1)), 8 * sizeof(float), stream, x, n);
    hipLaunchKernelGGL(nothing, dim3(1), dim3(1), 0, 0);
    hipLaunchKernelGGL(nothing, dim3(1), dim3(1), 0, 0);
    if (n) hipLaunchKernelGGL(nothing, dim3(1), dim3(1), 0, 0); else hipLaunchKernelGGL(scale, dim3(1), dim3(1), 0, 0, x, n);
}
