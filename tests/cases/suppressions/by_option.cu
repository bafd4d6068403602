// flags: --ignore HP501,HP106
#include <cuda_runtime.h>

void f(cudaGraphConditionalHandle h) { puts("cudaMalloc"); cudaFrobnicate(h); }
