// HIP has the types in either pass: one of the project's in place of them would be defined twice.
//+ #include <hip/hip_runtime.h>  // HP114@1
#if defined(__CUDA_ARCH__) && (__CUDA_ARCH__ >= 530)
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 2
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || (defined(__CUDA_ARCH__) && (__CUDA_ARCH__ >= 530))  // HP601@2
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11
#else
class half {
public:
    unsigned short bits;
};
#endif

#if (__CUDA_ARCH__ >= 800) && defined(OWN_SETTING)
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP takes the #else arm of line 13; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
#include <cuda_bf16.h>
//> #include <hip/hip_bf16.h>  // HP110@11
#else
struct __nv_bfloat16 {
//> struct __hip_bfloat16 {  // HP101@8
    unsigned short bits;
};
#endif

// A type of the project's own.
#if __CUDA_ARCH__ >= 600
//~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 20 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__ >= 600  // HP601@5
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11
#else
struct own_half {
    unsigned short bits;
};
#endif

__global__ void copy(half *to, const half *from) { to[threadIdx.x] = from[threadIdx.x]; }

namespace own {
#if __CUDA_ARCH__ >= 600
//~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 31 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__ >= 600  // HP601@5
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11
#else
struct half2 {
    unsigned bits;
};
#endif
}  // namespace own
