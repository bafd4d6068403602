// flags: --launch macro
#include <cuda_runtime.h>

__global__ void scale(float *x, int n);
__global__ void nothing();

void launch(float *x, int n, cudaStream_t stream) {
    scale<<<n / 64, 64>>>(x, n);
    scale<<<(n + 63) / 64, 64, 0>>>(x, n);
    scale<<<dim3(n, 2), dim3(8, 8, 1), 8 * sizeof(float), stream>>>(x, n);
    nothing<<<1, 1>>>();
    nothing <<< 1, 1 >>> ( );
    if (n) nothing<<<1, 1>>>(); else scale<<<1, 1>>>(x, n);
}
