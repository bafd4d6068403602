// flags: --launch macro
// What stands between the arguments of the preprocessor's lines cannot become arguments of a macro.
#include <hip/hip_runtime.h>

__global__ void scale(float *x, int n);

void launch(float *x, int n, hipStream_t stream) {
    scale<<<1, 2
#ifdef STREAM
        , 0, stream
#endif
        >>>(x, n);
    hipLaunchKernelGGL(scale, dim3(1), dim3(2), 0, 0, x,
#ifdef TWICE
        2 *
#endif
        n);
}
