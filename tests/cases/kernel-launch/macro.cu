// flags: --launch macro
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void scale(float *x, int n);
__global__ void nothing();

void launch(float *x, int n, cudaStream_t stream) {
//> void launch(float *x, int n, hipStream_t stream) {  // HP101@30
    scale<<<n / 64, 64>>>(x, n);
//>     hipLaunchKernelGGL(scale, dim3(n / 64), dim3(64), 0, 0, x, n);  // HP201@5 HP201@10 HP201@13 HP201@19 HP201@21 HP201@23 HP201@23 HP201@26
    scale<<<(n + 63) / 64, 64, 0>>>(x, n);
//>     hipLaunchKernelGGL(scale, dim3((n + 63) / 64), dim3(64), 0, 0, x, n);  // HP201@5 HP201@10 HP201@13 HP201@26 HP201@28 HP201@30 HP201@33 HP201@36
    scale<<<dim3(n, 2), dim3(8, 8, 1), 8 * sizeof(float), stream>>>(x, n);
//>     hipLaunchKernelGGL(scale, dim3(dim3(n, 2)), dim3(dim3(8, 8, 1)), 8 * sizeof(float), stream, x, n);  // HP201@5 HP201@10 HP201@13 HP201@23 HP201@25 HP201@38 HP201@65 HP201@68
    nothing<<<1, 1>>>();
//>     hipLaunchKernelGGL(nothing, dim3(1), dim3(1), 0, 0);  // HP201@5 HP201@12 HP201@15 HP201@16 HP201@18 HP201@19 HP201@19 HP201@22
    nothing <<< 1, 1 >>> ( );
//>     hipLaunchKernelGGL(nothing, dim3(1), dim3(1), 0, 0);  // HP201@5 HP201@12 HP201@17 HP201@18 HP201@20 HP201@21 HP201@21 HP201@25
    if (n) nothing<<<1, 1>>>(); else scale<<<1, 1>>>(x, n);
//>     if (n) hipLaunchKernelGGL(nothing, dim3(1), dim3(1), 0, 0); else hipLaunchKernelGGL(scale, dim3(1), dim3(1), 0, 0, x, n);  // HP201@12 HP201@19 HP201@22 HP201@23 HP201@25 HP201@26 HP201@26 HP201@29 HP201@38 HP201@43 HP201@46 HP201@47 HP201@49 HP201@50 HP201@50 HP201@53
}
