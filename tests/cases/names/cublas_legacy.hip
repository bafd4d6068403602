// The first cuBLAS interface has no handle: its calls are named as those of the second, with other arguments.
#include <hipblas/hipblas.h>

void multiply(int n, const float *a, const float *b, float *c) {
    cublasInit();
    hipblasSgemm('n', 'n', n, n, n, 1.0f, a, n, b, n, 0.0f, c, n);
    cublasShutdown();
}
