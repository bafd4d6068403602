// Members of a class for newer GPUs alone are there on AMD GPUs, in the host's pass too; where there is another one in
// their place, compute capability 6.2 decides, as it does of functions outside of classes.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cuda_bf16.h>
//> #include <hip/hip_bf16.h>  // HP110@11
template <class T> struct Convert {};
template <> struct Convert<__nv_bfloat16> {
//> template <> struct Convert<__hip_bfloat16> {  // HP101@28
    using pair = __nv_bfloat162;
//>     using pair = __hip_bfloat162;  // HP101@18
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 7
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || (defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800)  // HP601@2
    static __device__ float to_float(const __nv_bfloat16 x) { return __bfloat162float(x); }
//>     static __device__ float to_float(const __hip_bfloat16 x) { return __bfloat162float(x); }  // HP101@44
    static __host__ __device__ __nv_bfloat16 inline of_float(float x) { return __float2bfloat16(x); }
//>     static __host__ __device__ __hip_bfloat16 inline of_float(float x) { return __float2bfloat16(x); }  // HP101@32
#endif
    static __device__ float twice(const __nv_bfloat16 x) { return 2 * to_float(x); }
//>     static __device__ float twice(const __hip_bfloat16 x) { return 2 * to_float(x); }  // HP101@41
};
struct Sum {
#if __CUDA_ARCH__ >= 800
//~~~~~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP takes none of its arms; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
    __device__ int add(int a, int b) { return a + b; }
#endif
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ < 800
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 17
//~   remedy: check that this arm is the right one on AMD GPUs
    __device__ int add(int a, int b) { return b + a; }
#endif
};
#if __CUDA_ARCH__ >= 800
//~~~~~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP takes none of its arms; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
__device__ int newer(int a) { return a; }
#endif
template <class T> __global__ void k(float *x, T y) { *x = Convert<T>::to_float(y); }
void f(float *x, __nv_bfloat16 y) { k<<<1, 1>>>(x, y); }
//> void f(float *x, __hip_bfloat16 y) { k<<<1, 1>>>(x, y); }  // HP101@18
