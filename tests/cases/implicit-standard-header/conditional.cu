//+ #include <string.h>  // HP123@1
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#ifdef WITH_NAMES
#include <string.h>
#endif

void clear(char *text, int n) {
    memset(text, 0, n);
}

__global__ void scale(float *x) { x[threadIdx.x] *= 2; }
