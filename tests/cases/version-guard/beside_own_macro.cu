//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11

__device__ half make(unsigned short bits) {
#if CUDA_VERSION >= 9000 || defined(USE_ROCM)
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUDA_VERSION':
//~   #if on CUDA_VERSION: HIP decides as CUDA does; HIP takes the #if arm of line 4
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if (defined(__HIP_PLATFORM_AMD__) || CUDA_VERSION >= 9000) || defined(USE_ROCM)  // HP603@5
    return __ushort_as_half(bits);
#else
    half h;
    h.x = bits;
    return h;
#endif
}

#ifdef USE_ROCM
//~ 1-2 HP607 info 'USE_ROCM': USE_ROCM selects code that was written for AMD GPUs already, at 2 places of this file
//~   remedy: define USE_ROCM in the build of the port to take it, as `hipport check -D USE_ROCM` does
constexpr int lanes = 64;
#else
#if CUDA_VERSION < 8000
//~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUDA_VERSION':
//~   #if on CUDA_VERSION: HIP decides as CUDA does; HIP takes none of its arms
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if !defined(__HIP_PLATFORM_AMD__) && CUDA_VERSION < 8000  // HP603@5
#error "too old"
#endif
constexpr int lanes = 32;
#endif

// a build that defines the macro goes on to take the second arm
#if CUDA_VERSION >= 11000
//~~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUDA_VERSION':
//~   #if on CUDA_VERSION: the project's own macros decide whether HIP takes the #elif arm of line 25; HIP does not define it, so it counts as 0
//~   remedy: add an arm for HIP: defined(__HIPCC__), with HIP_VERSION where a version matters
const int path = 1;
#elif defined(USE_ROCM)
const int path = 2;
#endif
