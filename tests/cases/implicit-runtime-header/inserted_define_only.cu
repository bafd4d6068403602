//+ #include <hip/hip_runtime.h>  // HP114@1
#define BLOCK 256
__global__ void one(float *x) { *x = BLOCK; }
