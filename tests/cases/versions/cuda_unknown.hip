#include <hip/hip_runtime.h>

void prefetch(void *p, size_t n, Place device, hipStream_t s) { hipMemPrefetchAsync(p, n, device, s); }
