// flags: --launch macro
#include <hip/hip_runtime.h>

__global__ void scale(float *x, int n);

void launch(float *x, int n, hipStream_t s) {
    hipLaunchKernelGGL(scale, dim3(n) /* blocks */, dim3(64) /* threads */, 0 /* bytes */, s, x, n);
    hipLaunchKernelGGL(scale  // the kernel
        ,
            dim3((n + 63) / 64), // blocks
            dim3(64)              /* threads */
        , 0, 0 /* and now */, x, n);
}
