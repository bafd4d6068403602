#include <cmath>

#define DEVICE_FUNCTION __device__ inline

namespace lab {
#ifdef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 6 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #ifdef __HIP_DEVICE_COMPILE__  // HP601@8
DEVICE_FUNCTION float exp(float x) { return ::expf(x); }
DEVICE_FUNCTION double exp(double x) { return ::exp(x); }
#else
using std::exp;
#endif

#ifdef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 13
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || defined(__CUDA_ARCH__)  // HP601@2
DEVICE_FUNCTION float twice(float x) { return 2 * x; }
#else
//> #endif  // HP601@2
//> #if defined(__HIPCC__) || !defined(__CUDA_ARCH__)
inline float twice(float x) { return x + x; }
#endif
}

template <class T> __global__ void fill(T *out) { out[0] = lab::exp(out[1]) + lab::twice(out[2]); }
template __global__ void fill<float>(float *);
