#define CUDA_API_PER_THREAD_DEFAULT_STREAM
//~     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP708 warning: HIP does not know CUDA_API_PER_THREAD_DEFAULT_STREAM
//~   remedy: build with -fgpu-default-stream=per-thread, which applies to launches too
//~   kept CUDA_API_PER_THREAD_DEFAULT_STREAM (defined by the project) x2
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#ifdef CUDA_API_PER_THREAD_DEFAULT_STREAM
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 warning 'CUDA_API_PER_THREAD_DEFAULT_STREAM':
//~   #ifdef on CUDA_API_PER_THREAD_DEFAULT_STREAM: HIP takes none of its arms; HIP does not define it, so it counts as 0
//~   remedy: add an arm for HIP: defined(__HIPCC__), with HIP_VERSION where a version matters
static const bool per_thread = true;
#endif
