// Macros that say where functions run, in device code only: nvcc's pass for the host does not look into kernels.
//+ #include <hip/hip_runtime.h>  // HP114@1
#if defined(__CUDA_ARCH__)
//~~~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; the project's own macros decide whether HIP takes the #if arm of line 2
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || defined(__CUDA_ARCH__)  // HP601@2
#define ON_CPU __host__
#define ON_GPU __device__ // and nothing for the host
#else
#define ON_CPU
#define ON_GPU
#endif
#define ON_BOTH ON_CPU ON_GPU

template <class T>
inline ON_BOTH float rounded(T value);
template <>
inline ON_BOTH float rounded(float value) { return value; }
#ifdef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP decides as CUDA does; the project's own macros decide whether HIP takes the #ifdef arm of line 15
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || defined(__CUDA_ARCH__)  // HP601@2
template <>
inline __device__ float rounded(int value) { return __int2float_rz(value); }
//> ON_BOTH inline __device__ float rounded(int value) { return __int2float_rz(value); }  // HP231@1
#endif
__global__ void round_all(const float *x, float *y) { y[threadIdx.x] = rounded(x[threadIdx.x]); }

// with a macro of another kind, HIP decides as CUDA does
#ifdef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP decides as CUDA does; the project's own macros decide whether HIP takes the #ifdef arm of line 22
//~   remedy: check that this arm is the right one on AMD GPUs
//> #ifdef __HIP_DEVICE_COMPILE__  // HP601@8
#define HERE __device__
#define LANES 32
#else
#define HERE
#define LANES 1
#endif
