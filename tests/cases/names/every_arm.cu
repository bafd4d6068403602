#include <cuda_runtime.h>

void release(void *p, cudaStream_t stream) {
#if defined(SYNCHRONOUS)
    cudaFree(p);
#elif defined(POOLED) && !defined(DEBUG)
    cudaFreeAsync(p, stream);
#else
#if 0
    cudaFreeHost(p);
#endif
    cudaFreeAsync(p, cudaStreamLegacy);
#endif
}
