#include <hip/hip_runtime.h>
#include <memory>
#include <vector>

struct Device {
    hipDeviceProp_t properties;
    hipStream_t stream{};
    std::vector<hipEvent_t> events;
    const hipStream_t &get() const { return stream; }
    operator hipStream_t() const { return stream; }
};

static hipError_t last = hipError_t(0);
using Status = hipError_t;
typedef hipStream_t Queue;
template <typename T = hipArray_t> struct Holder { T array; };
Holder<hipMipmappedArray_t> pyramid;
std::unique_ptr<float, decltype(&hipFree)> owned(nullptr, &hipFree);

hipTextureObject_t texture_of(struct hipResourceDesc &resource, const hipTextureDesc *description) {
    hipTextureObject_t object = 0;
    hipCreateTextureObject(&object, &resource, description, nullptr);
    return object;
}

hipExtent volume() { return make_hipExtent(1, 2, 3); }
