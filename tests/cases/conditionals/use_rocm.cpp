#if defined(USE_ROCM)
//~ 1-2 HP607 info 'USE_ROCM': USE_ROCM selects code that was written for AMD GPUs already, at 1 place of this file
//~   remedy: define USE_ROCM in the build of the port to take it, as `hipport check -D USE_ROCM` does
#include <hip/hip_runtime.h>
using Stream = hipStream_t; // cudaStream_t
#elif defined(USE_CUDA)
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
using Stream = cudaStream_t;
//> using Stream = hipStream_t;  // HP101@16
#else
using Stream = int;
#endif
#if defined(USE_CUDA) || defined(USE_ROCM)
cudaError_t both();
//> hipError_t both();  // HP101@1
#endif
#if USE_ROCM && (CUDA_VERSION >= 11000)
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUDA_VERSION':
//~   #if on CUDA_VERSION: HIP takes none of its arms; HIP does not define it, so it counts as 0
//~   remedy: add an arm for HIP: defined(__HIPCC__), with HIP_VERSION where a version matters
cudaError_t neither();
//> hipError_t neither();  // HP101@1
#endif
