// flags: --cuda 12.4
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

void prefetch(void *p, size_t n, int device, cudaStream_t s) { cudaMemPrefetchAsync(p, n, device, s); }
//> void prefetch(void *p, size_t n, int device, hipStream_t s) { hipMemPrefetchAsync(p, n, device, s); }  // HP101@46 HP101@64
