// flags: --launch macro
#include <hip/hip_runtime.h>

#define LAUNCH(kernel, n, ...) hipLaunchKernelGGL(kernel, dim3(((n) + 63) / 64), dim3(64), 0, 0, __VA_ARGS__)
#define LAUNCH_ON(kernel, stream, ...)      \
    do {                                    \
        hipLaunchKernelGGL(kernel, dim3(1), dim3(64), 0, stream,       \
            __VA_ARGS__);                   \
        check(hipGetLastError());          \
    } while (0)

void check(hipError_t);
__global__ void scale(float *x, int n);
void launch(float *x, int n, hipStream_t s) {
    LAUNCH(scale, n, x, n);
    LAUNCH_ON(scale, s, x, n);
}
