// flags: --launch macro
#include <hip/hip_runtime.h>

__global__ void scale(float *x);
void launch(float *x) {
#ifdef __HIPCC__
    scale<<<1, 64>>>(x);
#else
    hipLaunchKernelGGL(scale, dim3(1), dim3(32), 0, 0, x);
#endif
}
