#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

void prefetch(void *p, size_t n, Place device, cudaStream_t s) { cudaMemPrefetchAsync(p, n, device, s); }
//~                                                              ^~~~~~~~~~~~~~~~~~~~ HP105 warning:
//~   cudaMemPrefetchAsync takes other arguments in newer CUDA versions; the oldest form was assumed
//~   remedy: give the CUDA version that the code was written for, as in --cuda 12.4
//> void prefetch(void *p, size_t n, Place device, hipStream_t s) { hipMemPrefetchAsync(p, n, device, s); }  // HP101@48 HP101@66
