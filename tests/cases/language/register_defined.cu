#include <cuda_runtime.h>
#define register /* nothing */
__device__ int twice(register int x) { return x + x; }
