#include <hip/hip_runtime.h>
void prefetch(void *p, size_t n, int device, hipStream_t s) {
#if CUDART_VERSION >= 13000
    hipMemLocation place = {hipMemLocationTypeDevice, device};
    hipMemPrefetchAsync_v2(p, n, place, 0);
#else
    hipMemPrefetchAsync(p, n, device, s);
#endif
    hipMemPrefetchAsync(p, n, device, s);
}
