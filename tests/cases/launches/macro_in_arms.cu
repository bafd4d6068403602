// flags: --launch macro
#include <cuda_runtime.h>

__global__ void scale(float *x);
void launch(float *x) {
#ifdef __HIPCC__
    scale<<<1, 64>>>(x);
#else
    scale<<<1, 32>>>(x);
#endif
}
