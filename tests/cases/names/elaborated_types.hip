// As C code writes them.
#include <hip/hip_runtime.h>

struct hipDeviceProp_t properties;
enum hipMemcpyKind kind = hipMemcpyDefault;
enum hipError_t last = hipSuccess;
struct hipArray *array;
void copy(struct hipPitchedPtr p, const struct hipExtent *e, enum hipChannelFormatKind) {
    struct hipMemcpy3DParms parameters = {0};
    struct hipPointerAttribute_t attributes;
    struct hipFuncAttributes function;
    parameters.srcPtr = p;
    parameters.extent = *e;
    hipMemcpy3D(&parameters);
    hipPointerGetAttributes(&attributes, p.ptr);
}
