// Somebody's replacement for a function that their CUDA lacked is theirs.
#include <cuda_runtime.h>

static cudaError_t cudaMallocAsync(void **p, size_t n, cudaStream_t) { return cudaMalloc(p, n); }

void use(void **p, cudaStream_t s) { cudaMallocAsync(p, 4, s); }
