#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cuda.h>
//-  // HP115@1
struct Own { int memoryType, seamlessCubemap; };
struct Holder {
    cudaPointerAttributes attributes;
//>     hipPointerAttribute_t attributes;  // HP101@5
    bool is_device() const { return attributes.memoryType == cudaMemoryTypeDevice; }
//>     bool is_device() const { return attributes.type == hipMemoryTypeDevice; }  // HP517@48 HP101@62
};
bool is_device(const void *p) {
    struct cudaPointerAttributes a, b[2];
//>     struct hipPointerAttribute_t a, b[2];  // HP101@12
    if (cudaPointerGetAttributes(&a, p) != cudaSuccess) return false;
//>     if (hipPointerGetAttributes(&a, p) != hipSuccess) return false;  // HP101@9 HP101@44
    if (b[1].memoryType == cudaMemoryTypeHost && b[1].device == a.device) return false;
//>     if (b[1].type == hipMemoryTypeHost && b[1].device == a.device) return false;  // HP517@14 HP101@28
    Holder holder;
    return a.memoryType == cudaMemoryTypeDevice && holder.attributes.memoryType == a.type;
//>     return a.type == hipMemoryTypeDevice && holder.attributes.type == a.type;  // HP517@14 HP101@28 HP517@70
}
int own(Own a, Own *memoryType) { return a.memoryType + memoryType->seamlessCubemap; }
