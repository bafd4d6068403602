#include <hip/hip_runtime.h>

#define OPEN kernel<<<grid, block
#define CLOSE >>>(x)
void launch(float *x) {
    OPEN CLOSE;
    kernel<<<1>>>(x);
    kernel<<<1, 2, 3, 4, 5>>>(x);
    kernel<<<>>>(x);
}
