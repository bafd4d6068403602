#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// A floating literal leaves one type that CUDA takes, and HIP takes it as well.
__device__ float saturated(float x) { return max(0.0f, min(x, 1.f)); }
__device__ double wide(double x) { return max(1e-3, min(1., x)) + std::min(x, 2.0); }
