// flags: --launch macro
// The macro is a statement, which these launches are not.
#include <cuda_runtime.h>

__global__ void scale(float *x);

void launch(float *x) {
    scale<<<1, 1>>>(x), scale<<<2, 1>>>(x);
    x ? scale<<<1, 1>>>(x) : scale<<<2, 1>>>(nullptr);
    auto run = [=] { return scale<<<1, 1>>>(x); };
    return scale<<<1, 1>>>(x);
}
