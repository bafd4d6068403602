#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct cudaBuffer { float *data; };
//~   kept cudaBuffer (defined by the project) x4
class cudaTimer { cudaEvent_t start; };
//~   kept cudaTimer (defined by the project) x2
//> class cudaTimer { hipEvent_t start; };  // HP101@19
enum cudaMode { cudaModeFast, cudaModeExact };
//~   kept cudaMode (defined by the project) x2
//~   kept cudaModeExact (defined by the project)
//~   kept cudaModeFast (defined by the project) x2
using cudaVector = cudaBuffer;
//~   kept cudaVector (defined by the project) x2
typedef cudaBuffer *cudaBufferPtr;
//~   kept cudaBufferPtr (defined by the project) x2

cudaBuffer *make(cudaMode mode) {
    cudaTimer timer;
    cudaBufferPtr p = new cudaVector;
    return mode == cudaModeFast ? p : nullptr;
}
