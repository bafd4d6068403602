#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
// A comment that repeats a condition is left alone.
#if (CUDA_VERSION < 9000)
//~~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUDA_VERSION':
//~   #if on CUDA_VERSION: HIP decides as CUDA does; HIP takes the #else arm of line 5
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if (!defined(__HIP_PLATFORM_AMD__) && CUDA_VERSION < 9000)  // HP603@6
int old;
#else  // if (CUDA_VERSION >= 9000)
int current;
#endif  // (CUDA_VERSION < 9000)
#if defined(CUDA_VERSION) && CUDA_VERSION >= 9000  /* not CUDA_VERSION < 9000 */
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUDA_VERSION':
//~   #if on CUDA_VERSION: HIP decides as CUDA does; HIP takes the #if arm of line 8
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if (defined(__HIP_PLATFORM_AMD__) || defined(CUDA_VERSION)) && (defined(__HIP_PLATFORM_AMD__) || CUDA_VERSION >= 9000)  /* not CUDA_VERSION < 9000 */  // HP603@5 HP603@30
int newer;
#endif
