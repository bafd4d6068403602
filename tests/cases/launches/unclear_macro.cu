// flags: --launch macro
#include <cuda_runtime.h>

#define OPEN kernel<<<grid, block
void launch(float *x) {
    OPEN >>>(x);
    kernel<<<a < b, c > d>>>(x);
    kernel<<<1>>>(x);
}
