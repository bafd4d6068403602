#include <algorithm>
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

using std::max;

struct Box { float min(float a, float b); };
__device__ float f(float a, float b) { return min(a, b); }
__global__ void k(float *x) { x[0] = fmaxf(min(x[1], x[2]), max(x[3], 1.0f)); }
float g(float a, float b, Box &box) { return std::min(a, b) + max(a, b) + box.min(a, b); }
