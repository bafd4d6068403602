// The variable is the project's; the call is CUDA's.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

void copy(void *to, const void *from, bool cudaMemcpyAsync) {
//~   kept cudaMemcpyAsync (declared by the project) x2
    cudaStream_t cudaStream = nullptr;
//~   kept cudaStream (defined by the project) x2
//>     hipStream_t cudaStream = nullptr;  // HP101@5
    if (cudaMemcpyAsync) cudaMemcpy(to, from, 4, cudaMemcpyDefault);
//>     if (cudaMemcpyAsync) hipMemcpy(to, from, 4, hipMemcpyDefault);  // HP101@26 HP101@50
    cudaStreamSynchronize(cudaStream);
//>     hipStreamSynchronize(cudaStream);  // HP101@5
}
