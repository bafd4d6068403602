// In builds without CUDA the names stand for something else. They are renamed together with every use of them.
#ifndef USE_CUDA
typedef void *cudaStream_t;
enum cudaError_t { cudaSuccess };
inline cudaError_t cudaStreamSynchronize(cudaStream_t) { return cudaSuccess; }
#else
#include <cuda_runtime.h>
#endif
void wait(cudaStream_t stream);
