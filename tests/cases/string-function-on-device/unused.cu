#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/c_string.h"  // HP138@1
#include <string.h>

__device__ __forceinline__ bool is_metal(const char *name) { return strcmp(name, "Fe") == 0 || ::strlen(name) == 1; }

__global__ void clear(int *out) { *out = 0; }
