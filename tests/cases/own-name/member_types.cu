// The members of CUDA's structures are CUDA's; HIP has them under the same names.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Context {
    cudaStream_t cudaStream;
//~   kept cudaStream (defined by the project)
//>     hipStream_t cudaStream;  // HP101@5
    cudaEvent_t start, stop;
//>     hipEvent_t start, stop;  // HP101@5
    cudaError_t cudaError = cudaSuccess;
//~   kept cudaError (declared by the project)
//>     hipError_t cudaError = hipSuccess;  // HP101@5 HP101@29
};

int use(Context &context, cudaDeviceProp &prop) {
//> int use(Context &context, hipDeviceProp_t &prop) {  // HP101@27
    context.cudaError = cudaStreamSynchronize(context.cudaStream);
//~   kept cudaError (a member of the project's own object)
//~   kept cudaStream (a member of the project's own object) x3
//>     context.cudaError = hipStreamSynchronize(context.cudaStream);  // HP101@25
    Context other{.cudaStream = context.cudaStream};
    return prop.major * 10 + prop.multiProcessorCount;
//~             ^~~~~ HP604 warning 'prop.major':
//~   prop.major: HIP gives 9 on gfx90a and gfx942, 11 on gfx1100, 12 on gfx1201, not a compute capability
//~   remedy: for HIP, ask for the feature itself or for the architecture (gcnArchName)
}
