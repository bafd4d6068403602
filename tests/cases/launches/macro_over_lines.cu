// flags: --launch macro
#include <cuda_runtime.h>

__global__ void scale(float *x, int n);

void launch(float *x, int n) {
    scale<<<
        (n + 63) / 64,
        64
    >>>(
        x,  // data
        n   // count
    );
    scale<<<1, 1>>>(
        // nothing to say
        x, n);
    scale
        <<<1,
           1>>>
        (x, n);
}
