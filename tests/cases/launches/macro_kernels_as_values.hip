// flags: --launch macro
#include <hip/hip_runtime.h>

__global__ void scale(float *x);
struct Kernels { void (*table[2])(float *); void (*get())(float *); } kernels;

void launch(float *x, void (*kernel)(float *)) {
    hipLaunchKernelGGL(kernel, dim3(1), dim3(1), 0, 0, x);
    hipLaunchKernelGGL((*kernel), dim3(1), dim3(1), 0, 0, x);
    hipLaunchKernelGGL(kernels.table[1], dim3(1), dim3(1), 0, 0, x);
    hipLaunchKernelGGL(kernels.get(), dim3(1), dim3(1), 0, 0, x);
    hipLaunchKernelGGL((&kernels)->table[0], dim3(1), dim3(1), 0, 0, x);
}
