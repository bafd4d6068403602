// flags: --launch macro
#include <hip/hip_runtime.h>

__global__ void scale(float *x, int n);

void launch(float *x, int n) {
    hipLaunchKernelGGL(scale,
        dim3((n + 63) / 64),
        dim3(64)
    , 0, 0,
        x,  // data
        n   // count
    );
    hipLaunchKernelGGL(scale, dim3(1), dim3(1), 0, 0,
        // nothing to say
        x, n);
    hipLaunchKernelGGL(scale
        , dim3(1),
           dim3(1), 0, 0
        , x, n);
}
