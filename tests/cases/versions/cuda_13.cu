// flags: --cuda 13.0
#include <cuda_runtime.h>

void prefetch(void *p, size_t n, cudaMemLocation to, cudaStream_t s) { cudaMemPrefetchAsync(p, n, to, 0, s); }
