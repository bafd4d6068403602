// flags: --launch macro
#include <cuda_runtime.h>

__global__ void scale(float *x, int n);

void launch(float *x, int n, cudaStream_t s) {
    scale<<<n /* blocks */, 64 /* threads */, 0 /* bytes */, s>>>(x, n);
    scale  // the kernel
        <<<
            (n + 63) / 64,  // blocks
            64              /* threads */
        >>> /* and now */ (x, n);
}
