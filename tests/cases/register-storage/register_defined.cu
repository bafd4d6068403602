#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#define register /* nothing */
__device__ int twice(register int x) { return x + x; }
