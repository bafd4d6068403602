// Macros that say where functions run, in device code only: nvcc's pass for the host does not look into kernels.
//+ #include <hip/hip_runtime.h>  // HP114@1
#if defined(__CUDA_ARCH__)
//~~~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 2 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || defined(__CUDA_ARCH__)  // HP601@2
#define ON_CPU __host__
#define ON_GPU __device__ // and nothing for the host
//> #define ON_GPU __host__ __device__ // and nothing for the host  // HP601@16
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
//~   #ifdef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 15
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || defined(__CUDA_ARCH__)  // HP601@2
template <>
inline __device__ float rounded(int value) { return __int2float_rz(value); }
//> ON_BOTH inline __device__ float rounded(int value) { return __int2float_rz(value); }  // HP231@1
#endif
__global__ void round_all(const float *x, float *y) { y[threadIdx.x] = rounded(x[threadIdx.x]); }

#if defined(__CUDACC__) && defined(__CUDA_ARCH__)
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 21 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || (defined(__HIPCC__) && defined(__CUDA_ARCH__))  // HP601@5 HP602@13 HP601@50
#define EVERYWHERE __device__ __forceinline__ // on the host by the other pass
//> #define EVERYWHERE __host__ __device__ __forceinline__ // on the host by the other pass  // HP601@20
#else
#define EVERYWHERE inline
#endif
EVERYWHERE float twice(float x) { return 2 * x; }
__global__ void double_all(float *x) { x[threadIdx.x] = twice(x[threadIdx.x]); }
float twice_on_host(float x) { return twice(x); }

// with a macro of another kind, HIP decides as CUDA does
#ifdef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 31 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #ifdef __HIP_DEVICE_COMPILE__  // HP601@8
#define HERE __device__
//> #define HERE __host__ __device__  // HP601@14
#define LANES 32
#else
#define HERE
#define LANES 1
#endif
//+ #if defined(__HIPCC__) && !defined(__HIP_DEVICE_COMPILE__)  // HP601@1
//+ #undef HERE
//+ #define HERE __host__ __device__
//+ #endif
