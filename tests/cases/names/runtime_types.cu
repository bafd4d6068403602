#include <cuda_runtime.h>
#include <memory>
#include <vector>

struct Device {
    cudaDeviceProp properties;
    cudaStream_t stream{};
    std::vector<cudaEvent_t> events;
    const cudaStream_t &get() const { return stream; }
    operator cudaStream_t() const { return stream; }
};

static cudaError_t last = cudaError_t(0);
using Status = cudaError_t;
typedef cudaStream_t Queue;
template <typename T = cudaArray_t> struct Holder { T array; };
Holder<cudaMipmappedArray_t> pyramid;
std::unique_ptr<float, decltype(&cudaFree)> owned(nullptr, &cudaFree);

cudaTextureObject_t texture_of(struct cudaResourceDesc &resource, const cudaTextureDesc *description) {
    cudaTextureObject_t object = 0;
    cudaCreateTextureObject(&object, &resource, description, nullptr);
    return object;
}

cudaExtent volume() { return make_cudaExtent(1, 2, 3); }
