#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/texture.h"  // HP117@1
#include <memory>
#include <vector>

struct Device {
    cudaDeviceProp properties;
//>     hipDeviceProp_t properties;  // HP101@5
    cudaStream_t stream{};
//>     hipStream_t stream{};  // HP101@5
    std::vector<cudaEvent_t> events;
//>     std::vector<hipEvent_t> events;  // HP101@17
    const cudaStream_t &get() const { return stream; }
//>     const hipStream_t &get() const { return stream; }  // HP101@11
    operator cudaStream_t() const { return stream; }
//>     operator hipStream_t() const { return stream; }  // HP101@14
};

static cudaError_t last = cudaError_t(0);
//> static hipError_t last = hipError_t(0);  // HP101@8 HP101@27
using Status = cudaError_t;
//> using Status = hipError_t;  // HP101@16
typedef cudaStream_t Queue;
//> typedef hipStream_t Queue;  // HP101@9
template <typename T = cudaArray_t> struct Holder { T array; };
//> template <typename T = hipArray_t> struct Holder { T array; };  // HP101@24
Holder<cudaMipmappedArray_t> pyramid;
//> Holder<hipMipmappedArray_t> pyramid;  // HP101@8
std::unique_ptr<float, decltype(&cudaFree)> owned(nullptr, &cudaFree);
//> std::unique_ptr<float, decltype(&hipFree)> owned(nullptr, &hipFree);  // HP101@34 HP101@61

cudaTextureObject_t texture_of(struct cudaResourceDesc &resource, const cudaTextureDesc *description) {
//> hipTextureObject_t texture_of(struct hipResourceDesc &resource, const hipTextureDesc *description) {  // HP101@1 HP101@39 HP101@73
    cudaTextureObject_t object = 0;
//>     hipTextureObject_t object = 0;  // HP101@5
    cudaCreateTextureObject(&object, &resource, description, nullptr);
//~ ^~~~~~~~~~~~~~~~~~~~~~~ HP513 info:
//~   textures and arrays are ordinary memory on all architectures of the port: no texture instructions on gfx942
//~   remedy: for architectures with images only, convert with --textures native
//>     hipport::hipCreateTextureObject(&object, &resource, description, nullptr);  // HP101@5
    return object;
}

cudaExtent volume() { return make_cudaExtent(1, 2, 3); }
//> hipExtent volume() { return make_hipExtent(1, 2, 3); }  // HP101@1 HP101@30
