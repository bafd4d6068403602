// flags: --launch macro
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#define LAUNCH(kernel, n, ...) kernel<<<((n) + 63) / 64, 64>>>(__VA_ARGS__)
//> #define LAUNCH(kernel, n, ...) hipLaunchKernelGGL(kernel, dim3(((n) + 63) / 64), dim3(64), 0, 0, __VA_ARGS__)  // HP201@32 HP201@38 HP201@41 HP201@56 HP201@58 HP201@60 HP201@60 HP201@63
#define LAUNCH_ON(kernel, stream, ...)      \
    do {                                    \
        kernel<<<1, 64, 0, stream>>>(       \
//>         hipLaunchKernelGGL(kernel, dim3(1), dim3(64), 0, stream,       \  // HP201@9 HP201@15 HP201@18 HP201@19 HP201@21 HP201@23 HP201@34 HP201@37
            __VA_ARGS__);                   \
        check(cudaGetLastError());          \
//>         check(hipGetLastError());          \  // HP101@15
    } while (0)

void check(cudaError_t);
//> void check(hipError_t);  // HP101@12
__global__ void scale(float *x, int n);
void launch(float *x, int n, cudaStream_t s) {
//> void launch(float *x, int n, hipStream_t s) {  // HP101@30
    LAUNCH(scale, n, x, n);
    LAUNCH_ON(scale, s, x, n);
}
