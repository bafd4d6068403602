// flags: --cuda 13.0
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

void prefetch(void *p, size_t n, cudaMemLocation to, cudaStream_t s) { cudaMemPrefetchAsync(p, n, to, 0, s); }
//> void prefetch(void *p, size_t n, hipMemLocation to, hipStream_t s) { hipMemPrefetchAsync_v2(p, n, to, 0, s); }  // HP101@34 HP101@54 HP101@72
