#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <stdbool.h>
extern _Bool is_ready;
//> extern bool is_ready;  // HP233@8
#ifndef __cplusplus
_Bool is_c;
#endif
__global__ void mark(_Bool *seen) { seen[threadIdx.x] = true; }
//> __global__ void mark(bool *seen) { seen[threadIdx.x] = true; }  // HP233@22
