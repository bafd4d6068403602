//+ #include <hip/hip_runtime.h>  // HP114@1
__global__ void one(float *x) { *x = 1; }
