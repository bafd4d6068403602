#include <cuda_runtime.h>

void prefetch(void *p, size_t n, int device, cudaStream_t s) { cudaMemPrefetchAsync(p, n, device, s); }
