#include <cuda_runtime.h>

struct cudaBuffer { float *data; };
class cudaTimer { cudaEvent_t start; };
enum cudaMode { cudaModeFast, cudaModeExact };
using cudaVector = cudaBuffer;
typedef cudaBuffer *cudaBufferPtr;

cudaBuffer *make(cudaMode mode) {
    cudaTimer timer;
    cudaBufferPtr p = new cudaVector;
    return mode == cudaModeFast ? p : nullptr;
}
