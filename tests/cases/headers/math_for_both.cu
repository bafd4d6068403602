#include <cuda_runtime.h>
__host__ __device__ bool good(float x) { return isfinite(x); }
