// flags: --launch macro
// What stands between the arguments of the preprocessor's lines cannot become arguments of a macro.
#include <cuda_runtime.h>

__global__ void scale(float *x, int n);

void launch(float *x, int n, cudaStream_t stream) {
    scale<<<1, 2
#ifdef STREAM
        , 0, stream
#endif
        >>>(x, n);
    scale<<<1, 2>>>(x,
#ifdef TWICE
        2 *
#endif
        n);
}
