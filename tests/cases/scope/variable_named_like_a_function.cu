// The variable is the project's; the call is CUDA's.
#include <cuda_runtime.h>

void copy(void *to, const void *from, bool cudaMemcpyAsync) {
    cudaStream_t cudaStream = nullptr;
    if (cudaMemcpyAsync) cudaMemcpy(to, from, 4, cudaMemcpyDefault);
    cudaStreamSynchronize(cudaStream);
}
