#define CUDA_API_PER_THREAD_DEFAULT_STREAM
#include <hip/hip_runtime.h>

#ifdef CUDA_API_PER_THREAD_DEFAULT_STREAM
static const bool per_thread = true;
#endif
