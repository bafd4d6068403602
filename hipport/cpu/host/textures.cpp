// Texture and surface objects and texture references. An object is memory that kernels read, in the form that
// hipport/texture.h gives it; a reference has the object that was bound to it last.
//
// Mipmaps, cube maps, sRGB and views are refused. So is all of it on GPUs without image instructions.

#include <string.h>

#include "arrays.h"
#include "gpus.h"
#include "host.h"
// After those, which do not know of printf in kernels.
#include "../../include/hipport/texture.h"

namespace hipport_cpu {

namespace {

using hipport::detail::Object;
using hipport::detail::Sampler;

hipError_t set_array(Sampler& sampler, const char* function, hipArray_t array) {
    if (array == nullptr) return hipErrorInvalidHandle;
    if (const hipError_t error = check_array(function, array)) return error;
    if ((array->flags & hipArrayCubemap) != 0) return hipErrorNotSupported;
    const Box box = array->box();
    const Place place = array->place();
    sampler.data = reinterpret_cast<unsigned char*>(array->data);
    sampler.pitch = static_cast<long long>(place.pitch);
    sampler.slice = static_cast<long long>(place.slice);
    sampler.size[0] = static_cast<int>(array->extent.width);
    sampler.size[1] = static_cast<int>(box.height);
    sampler.size[2] = static_cast<int>(box.depth);
    return hipport::detail::set_format(sampler, array->channels);
}

bool is_aligned(const void* address, size_t alignment) { return reinterpret_cast<uintptr_t>(address) % alignment == 0; }

hipError_t set_resource(Sampler& sampler, const char* function, const hipResourceDesc& resource) {
    const hipDeviceProp_t& device = properties(current_device());
    switch (resource.resType) {
        case hipResourceTypeArray: return set_array(sampler, function, resource.res.array.array);
        case hipResourceTypeLinear: {
            const void* const data = resource.res.linear.devPtr;
            if (data == nullptr || !is_aligned(data, device.textureAlignment)) return hipErrorInvalidValue;
            return hipport::detail::set_resource(sampler, resource);
        }
        case hipResourceTypePitch2D: {
            const auto& memory = resource.res.pitch2D;
            if (memory.devPtr == nullptr || !is_aligned(memory.devPtr, device.textureAlignment)) return hipErrorInvalidValue;
            if (memory.pitchInBytes % device.texturePitchAlignment != 0) return hipErrorInvalidValue;
            return hipport::detail::set_resource(sampler, resource);
        }
        case hipResourceTypeMipmappedArray: return hipErrorNotSupported;
    }
    return hipErrorInvalidValue;
}

// Kernels read objects, so they are memory of the runtime's, which a program that does not destroy them leaks.
template <class Handle>
hipError_t make(Handle* handle, const Object& object) {
    void* memory = nullptr;
    if (const hipError_t error = hipHostMalloc(&memory, sizeof(object), hipHostMallocDefault)) return error;
    memcpy(memory, &object, sizeof(object));
    *handle = static_cast<Handle>(memory);
    return hipSuccess;
}

hipError_t create_texture(hipTextureObject_t* handle, const char* function, const hipResourceDesc& resource,
                          const hipTextureDesc& how) {
    if (!gpu().has_images) return hipErrorNotSupported;
    Object object = {{}, resource, how};
    hipError_t error = set_resource(object.sampler, function, resource);
    if (error == hipSuccess) error = hipport::detail::set_description(object.sampler, resource, how);
    return error == hipSuccess ? make(handle, object) : error;
}

template <class Handle>
hipError_t destroy(Handle handle) {
    return handle != nullptr ? hipHostFree(handle) : hipSuccess;
}

const Object* object_of(hipTextureObject_t handle) { return reinterpret_cast<const Object*>(handle); }

template <class T>
hipError_t give(T* to, hipTextureObject_t handle, T Object::*member) {
    if (to == nullptr || handle == nullptr) return hipErrorInvalidValue;
    *to = object_of(handle)->*member;
    return hipSuccess;
}

hipError_t unbind(const textureReference* reference) {
    if (reference == nullptr) return hipErrorInvalidTexture;
    // A reference is const for those that bind it; what is bound is not.
    auto* const own = const_cast<textureReference*>(reference);
    const hipError_t error = destroy(own->textureObject);
    own->textureObject = nullptr;
    return error;
}

hipError_t bind(const textureReference* reference, const char* function, const hipResourceDesc& resource) {
    if (const hipError_t error = unbind(reference)) return error;
    hipTextureDesc how = {};
    for (int axis = 0; axis < 3; ++axis) how.addressMode[axis] = reference->addressMode[axis];
    how.filterMode = reference->filterMode;
    how.readMode = reference->readMode;
    how.sRGB = reference->sRGB;
    how.normalizedCoords = reference->normalized;
    return create_texture(&const_cast<textureReference*>(reference)->textureObject, function, resource, how);
}

}  // namespace

}  // namespace hipport_cpu

using namespace hipport_cpu;

// --- Objects ---

hipError_t hipCreateTextureObject(hipTextureObject_t* handle, const hipResourceDesc* resource,
                                  const hipTextureDesc* how, const hipResourceViewDesc* view) {
    const Call call{__builtin_return_address(0)};
    if (handle == nullptr || resource == nullptr || how == nullptr) return returned(hipErrorInvalidValue);
    if (view != nullptr) return returned(hipErrorNotSupported);
    return returned(create_texture(handle, "hipCreateTextureObject", *resource, *how));
}

hipError_t hipDestroyTextureObject(hipTextureObject_t handle) {
    const Call call{__builtin_return_address(0)};
    return returned(destroy(handle));
}

hipError_t hipGetTextureObjectResourceDesc(hipResourceDesc* resource, hipTextureObject_t handle) {
    const Call call{__builtin_return_address(0)};
    return returned(give(resource, handle, &Object::resource));
}

hipError_t hipGetTextureObjectTextureDesc(hipTextureDesc* how, hipTextureObject_t handle) {
    const Call call{__builtin_return_address(0)};
    return returned(give(how, handle, &Object::description));
}

hipError_t hipCreateSurfaceObject(hipSurfaceObject_t* handle, const hipResourceDesc* resource) {
    const Call call{__builtin_return_address(0)};
    if (handle == nullptr || resource == nullptr || resource->resType != hipResourceTypeArray) {
        return returned(hipErrorInvalidValue);
    }
    if (!gpu().has_images) return returned(hipErrorNotSupported);
    Object object = {{}, *resource, {}};
    const hipError_t error = set_array(object.sampler, "hipCreateSurfaceObject", resource->res.array.array);
    return returned(error == hipSuccess ? make(handle, object) : error);
}

hipError_t hipDestroySurfaceObject(hipSurfaceObject_t handle) {
    const Call call{__builtin_return_address(0)};
    return returned(destroy(handle));
}

hipError_t hipDeviceGetTexture1DLinearMaxWidth(size_t* width, const hipChannelFormatDesc* format, int device) {
    const Call call{__builtin_return_address(0)};
    int devices = 0;
    Sampler sampler = {};
    if (width == nullptr || format == nullptr) return returned(hipErrorInvalidValue);
    if (hipGetDeviceCount(&devices) != hipSuccess || device < 0 || device >= devices) {
        return returned(hipErrorInvalidDevice);
    }
    if (const hipError_t error = hipport::detail::set_format(sampler, *format)) return returned(error);
    const auto bytes = static_cast<size_t>(sampler.channels * sampler.bits / 8);
    *width = static_cast<size_t>(properties(device).maxTexture1DLinear) / bytes;
    return returned(hipSuccess);
}

// --- References; memory may begin where its alignment lets it, so offsets are 0 ---

hipError_t hipBindTexture(size_t* offset, const textureReference* reference, const void* data,
                          const hipChannelFormatDesc* format, size_t bytes) {
    const Call call{__builtin_return_address(0)};
    if (data == nullptr || format == nullptr) return returned(hipErrorInvalidValue);
    if (offset != nullptr) *offset = 0;
    hipResourceDesc resource = {};
    resource.resType = hipResourceTypeLinear;
    resource.res.linear.devPtr = const_cast<void*>(data);
    resource.res.linear.desc = *format;
    resource.res.linear.sizeInBytes = bytes;
    return returned(bind(reference, "hipBindTexture", resource));
}

hipError_t hipBindTexture2D(size_t* offset, const textureReference* reference, const void* data,
                            const hipChannelFormatDesc* format, size_t width, size_t height, size_t pitch) {
    const Call call{__builtin_return_address(0)};
    if (data == nullptr || format == nullptr) return returned(hipErrorInvalidValue);
    if (offset != nullptr) *offset = 0;
    hipResourceDesc resource = {};
    resource.resType = hipResourceTypePitch2D;
    resource.res.pitch2D.devPtr = const_cast<void*>(data);
    resource.res.pitch2D.desc = *format;
    resource.res.pitch2D.width = width;
    resource.res.pitch2D.height = height;
    resource.res.pitch2D.pitchInBytes = pitch;
    return returned(bind(reference, "hipBindTexture2D", resource));
}

// An array is read in its own format.
hipError_t hipBindTextureToArray(const textureReference* reference, hipArray_const_t array,
                                 const hipChannelFormatDesc*) {
    const Call call{__builtin_return_address(0)};
    hipResourceDesc resource = {};
    resource.resType = hipResourceTypeArray;
    resource.res.array.array = const_cast<hipArray_t>(array);
    return returned(bind(reference, "hipBindTextureToArray", resource));
}

hipError_t hipUnbindTexture(const textureReference* reference) {
    const Call call{__builtin_return_address(0)};
    return returned(unbind(reference));
}

hipError_t hipGetTextureAlignmentOffset(size_t* offset, const textureReference* reference) {
    const Call call{__builtin_return_address(0)};
    if (offset == nullptr || reference == nullptr) return returned(hipErrorInvalidValue);
    *offset = 0;
    return returned(reference->textureObject != nullptr ? hipSuccess : hipErrorInvalidTexture);
}

hipError_t hipGetTextureReference(const textureReference** reference, const void* symbol) {
    const Call call{__builtin_return_address(0)};
    if (reference == nullptr || symbol == nullptr) return returned(hipErrorInvalidValue);
    *reference = static_cast<const textureReference*>(symbol);
    return returned(hipSuccess);
}
