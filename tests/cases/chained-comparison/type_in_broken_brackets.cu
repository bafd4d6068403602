#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
template <typename T> struct complex { T x, y; };
#ifdef NOBODY_HAS_COMPILED_THIS
inline __device__ complex<double> pair(double a, double b) { return complex<double<(a, b)); }
#endif
__global__ void inside(bool *is_inside, float x, int n) { is_inside[0] = 0 < int(x) < n; }
//> __global__ void inside(bool *is_inside, float x, int n) { is_inside[0] = (0 < int(x)) < n; }  // HP284@74 HP284@84
