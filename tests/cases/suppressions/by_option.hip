// flags: --ignore HP501,HP106
#include <hip/hip_runtime.h>

void f(cudaGraphConditionalHandle h) { puts("cudaMalloc"); cudaFrobnicate(h); }
