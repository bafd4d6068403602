#include <cuda_runtime.h>
void prefetch(void *p, size_t n, int device, cudaStream_t s) {
#if CUDART_VERSION >= 13000
    cudaMemLocation place = {cudaMemLocationTypeDevice, device};
    cudaMemPrefetchAsync(p, n, place, 0);
#else
    cudaMemPrefetchAsync(p, n, device, s);
#endif
    cudaMemPrefetchAsync(p, n, device, s);
}
