// Device functions have these functions, and so does std.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
__global__ void scale(float *x) { if (isnan(x[0]) || isinf(x[1])) x[0] = 0; }
__device__ bool good(float x) { if (x > 0) { return isfinite(x); } return false; }
struct Range { bool isnan(float x) const { return x != x; } };
bool host(float x, Range r) { return std::isnan(x) || r.isnan(x); }
