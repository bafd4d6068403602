#include <hip/hip_runtime.h>

void release(void *p, hipStream_t stream) {
#if defined(SYNCHRONOUS)
    hipFree(p);
#elif defined(POOLED) && !defined(DEBUG)
    hipFreeAsync(p, stream);
#else
#if 0
    hipHostFree(p);
#endif
    hipFreeAsync(p, hipStreamLegacy);
#endif
}
