// Somebody's replacement for a function that their CUDA lacked is theirs.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

static cudaError_t cudaMallocAsync(void **p, size_t n, cudaStream_t) { return cudaMalloc(p, n); }
//~   kept cudaMallocAsync (defined by the project) x2
//> static hipError_t cudaMallocAsync(void **p, size_t n, hipStream_t) { return hipMalloc(p, n); }  // HP101@8 HP101@56 HP101@79

void use(void **p, cudaStream_t s) { cudaMallocAsync(p, 4, s); }
//> void use(void **p, hipStream_t s) { cudaMallocAsync(p, 4, s); }  // HP101@20
