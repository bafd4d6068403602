// Somebody's replacement for a function that their CUDA lacked is theirs.
#include <hip/hip_runtime.h>

static hipError_t cudaMallocAsync(void **p, size_t n, hipStream_t) { return hipMalloc(p, n); }

void use(void **p, hipStream_t s) { cudaMallocAsync(p, 4, s); }
