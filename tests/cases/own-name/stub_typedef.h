// In builds without CUDA the names stand for something else. They are renamed together with every use of them.
#ifndef USE_CUDA
typedef void *cudaStream_t;
//> typedef void *hipStream_t;  // HP101@15
enum cudaError_t { cudaSuccess };
//> enum hipError_t { hipSuccess };  // HP101@6 HP101@20
inline cudaError_t cudaStreamSynchronize(cudaStream_t) { return cudaSuccess; }
//> inline hipError_t hipStreamSynchronize(hipStream_t) { return hipSuccess; }  // HP101@8 HP101@20 HP101@42 HP101@65
#else
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#endif
void wait(cudaStream_t stream);
//> void wait(hipStream_t stream);  // HP101@11
