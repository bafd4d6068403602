// flags: --cuda 13.0
#include <hip/hip_runtime.h>

void prefetch(void *p, size_t n, hipMemLocation to, hipStream_t s) { hipMemPrefetchAsync_v2(p, n, to, 0, s); }
