// The members of CUDA's structures are CUDA's; HIP has them under the same names.
#include <cuda_runtime.h>

struct Context {
    cudaStream_t cudaStream;
    cudaEvent_t start, stop;
    cudaError_t cudaError = cudaSuccess;
};

int use(Context &context, cudaDeviceProp &prop) {
    context.cudaError = cudaStreamSynchronize(context.cudaStream);
    Context other{.cudaStream = context.cudaStream};
    return prop.major * 10 + prop.multiProcessorCount;
}
