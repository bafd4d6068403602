// flags: --ignore HP501,HP106
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

void f(cudaGraphConditionalHandle h) { puts("cudaMalloc"); cudaFrobnicate(h); }
//~                                                        ^~~~~~~~~~~~~~ HP102 warning:
//~   cudaFrobnicate looks like a CUDA name but is in no mapping table
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
