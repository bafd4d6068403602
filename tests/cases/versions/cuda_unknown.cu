#include <cuda_runtime.h>

void prefetch(void *p, size_t n, Place device, cudaStream_t s) { cudaMemPrefetchAsync(p, n, device, s); }
