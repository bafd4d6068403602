// As C code writes them.
#include <cuda_runtime.h>

struct cudaDeviceProp properties;
enum cudaMemcpyKind kind = cudaMemcpyDefault;
enum cudaError last = cudaSuccess;
struct cudaArray *array;
void copy(struct cudaPitchedPtr p, const struct cudaExtent *e, enum cudaChannelFormatKind) {
    struct cudaMemcpy3DParms parameters = {0};
    struct cudaPointerAttributes attributes;
    struct cudaFuncAttributes function;
    parameters.srcPtr = p;
    parameters.extent = *e;
    cudaMemcpy3D(&parameters);
    cudaPointerGetAttributes(&attributes, p.ptr);
}
