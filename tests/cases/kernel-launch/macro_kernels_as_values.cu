// flags: --launch macro
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void scale(float *x);
struct Kernels { void (*table[2])(float *); void (*get())(float *); } kernels;

void launch(float *x, void (*kernel)(float *)) {
    kernel<<<1, 1>>>(x);
//>     hipLaunchKernelGGL(kernel, dim3(1), dim3(1), 0, 0, x);  // HP201@5 HP201@11 HP201@14 HP201@15 HP201@17 HP201@18 HP201@18 HP201@21
    (*kernel)<<<1, 1>>>(x);
//>     hipLaunchKernelGGL((*kernel), dim3(1), dim3(1), 0, 0, x);  // HP201@5 HP201@14 HP201@17 HP201@18 HP201@20 HP201@21 HP201@21 HP201@24
    kernels.table[1]<<<1, 1>>>(x);
//>     hipLaunchKernelGGL(kernels.table[1], dim3(1), dim3(1), 0, 0, x);  // HP201@5 HP201@21 HP201@24 HP201@25 HP201@27 HP201@28 HP201@28 HP201@31
    kernels.get()<<<1, 1>>>(x);
//>     hipLaunchKernelGGL(kernels.get(), dim3(1), dim3(1), 0, 0, x);  // HP201@5 HP201@18 HP201@21 HP201@22 HP201@24 HP201@25 HP201@25 HP201@28
    (&kernels)->table[0]<<<1, 1>>>(x);
//>     hipLaunchKernelGGL((&kernels)->table[0], dim3(1), dim3(1), 0, 0, x);  // HP201@5 HP201@25 HP201@28 HP201@29 HP201@31 HP201@32 HP201@32 HP201@35
}
