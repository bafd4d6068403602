#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <math.h>
bool good(float x) { return isfinite(x); }
