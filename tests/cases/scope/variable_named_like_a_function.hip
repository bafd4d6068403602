// The variable is the project's; the call is CUDA's.
#include <hip/hip_runtime.h>

void copy(void *to, const void *from, bool cudaMemcpyAsync) {
    hipStream_t cudaStream = nullptr;
    if (cudaMemcpyAsync) hipMemcpy(to, from, 4, hipMemcpyDefault);
    hipStreamSynchronize(cudaStream);
}
