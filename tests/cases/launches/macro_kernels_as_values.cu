// flags: --launch macro
#include <cuda_runtime.h>

__global__ void scale(float *x);
struct Kernels { void (*table[2])(float *); void (*get())(float *); } kernels;

void launch(float *x, void (*kernel)(float *)) {
    kernel<<<1, 1>>>(x);
    (*kernel)<<<1, 1>>>(x);
    kernels.table[1]<<<1, 1>>>(x);
    kernels.get()<<<1, 1>>>(x);
    (&kernels)->table[0]<<<1, 1>>>(x);
}
