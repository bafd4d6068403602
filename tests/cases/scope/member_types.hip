// The members of CUDA's structures are CUDA's; HIP has them under the same names.
#include <hip/hip_runtime.h>

struct Context {
    hipStream_t cudaStream;
    hipEvent_t start, stop;
    hipError_t cudaError = hipSuccess;
};

int use(Context &context, hipDeviceProp_t &prop) {
    context.cudaError = hipStreamSynchronize(context.cudaStream);
    Context other{.cudaStream = context.cudaStream};
    return prop.major * 10 + prop.multiProcessorCount;
}
