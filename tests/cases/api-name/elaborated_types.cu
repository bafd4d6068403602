// As C code writes them.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct cudaDeviceProp properties;
//> struct hipDeviceProp_t properties;  // HP101@8
enum cudaMemcpyKind kind = cudaMemcpyDefault;
//> enum hipMemcpyKind kind = hipMemcpyDefault;  // HP101@6 HP101@28
enum cudaError last = cudaSuccess;
//> enum hipError_t last = hipSuccess;  // HP101@6 HP101@23
struct cudaArray *array;
//> struct hipArray *array;  // HP101@8
void copy(struct cudaPitchedPtr p, const struct cudaExtent *e, enum cudaChannelFormatKind) {
//> void copy(struct hipPitchedPtr p, const struct hipExtent *e, enum hipChannelFormatKind) {  // HP101@18 HP101@49 HP101@69
    struct cudaMemcpy3DParms parameters = {0};
//>     struct hipMemcpy3DParms parameters = {0};  // HP101@12
    struct cudaPointerAttributes attributes;
//>     struct hipPointerAttribute_t attributes;  // HP101@12
    struct cudaFuncAttributes function;
//>     struct hipFuncAttributes function;  // HP101@12
    parameters.srcPtr = p;
    parameters.extent = *e;
    cudaMemcpy3D(&parameters);
//>     hipMemcpy3D(&parameters);  // HP101@5
    cudaPointerGetAttributes(&attributes, p.ptr);
//>     hipPointerGetAttributes(&attributes, p.ptr);  // HP101@5
}
