//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/cuda_std.h"  // HP117@1
#include <cuda/std/version>
//-  // HP110@1
#if _LIBCUDACXX_CUDA_API_VERSION >= 2002000
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info '_LIBCUDACXX_CUDA_API_VERSION':
//~   #if on _LIBCUDACXX_CUDA_API_VERSION: HIP decides as CUDA does; HIP takes the #if arm of line 2
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_PLATFORM_AMD__) || _LIBCUDACXX_CUDA_API_VERSION >= 2002000  // HP603@5
#include <cuda/std/complex>
//-  // HP115@1
#else
#error "libcu++ 2.2 or later is needed"
#endif
#if _LIBCUDACXX_CUDA_API_VERSION_MAJOR >= 2
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info '_LIBCUDACXX_CUDA_API_VERSION_MAJOR':
//~   #if on _LIBCUDACXX_CUDA_API_VERSION_MAJOR: HIP decides as CUDA does; HIP takes the #if arm of line 7
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_PLATFORM_AMD__) || _LIBCUDACXX_CUDA_API_VERSION_MAJOR >= 2  // HP603@5
__device__ int parts(cuda::std::complex<float> z) { return z.real() > z.imag() ? 2 : 1; }
#endif
