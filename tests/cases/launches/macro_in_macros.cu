// flags: --launch macro
#include <cuda_runtime.h>

#define LAUNCH(kernel, n, ...) kernel<<<((n) + 63) / 64, 64>>>(__VA_ARGS__)
#define LAUNCH_ON(kernel, stream, ...)      \
    do {                                    \
        kernel<<<1, 64, 0, stream>>>(       \
            __VA_ARGS__);                   \
        check(cudaGetLastError());          \
    } while (0)

void check(cudaError_t);
__global__ void scale(float *x, int n);
void launch(float *x, int n, cudaStream_t s) {
    LAUNCH(scale, n, x, n);
    LAUNCH_ON(scale, s, x, n);
}
