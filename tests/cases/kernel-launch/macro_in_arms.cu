// flags: --launch macro
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void scale(float *x);
void launch(float *x) {
#ifdef __HIPCC__
    scale<<<1, 64>>>(x);
#else
    scale<<<1, 32>>>(x);
//>     hipLaunchKernelGGL(scale, dim3(1), dim3(32), 0, 0, x);  // HP201@5 HP201@10 HP201@13 HP201@14 HP201@16 HP201@18 HP201@18 HP201@21
#endif
}
