// In builds without CUDA the names stand for something else. They are renamed together with every use of them.
#ifndef USE_CUDA
typedef void *hipStream_t;
enum hipError_t { hipSuccess };
inline hipError_t hipStreamSynchronize(hipStream_t) { return hipSuccess; }
#else
#include <hip/hip_runtime.h>
#endif
void wait(hipStream_t stream);
