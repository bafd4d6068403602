// Texture and surface objects. An object is memory that kernels read, in the form that hipport/texture.h gives it.
//
// GPUs without image instructions have none.

#include "textures.h"

#include <string.h>

#include "arrays.h"
#include "gpus.h"
#include "memory.h"

namespace hipport_cpu {

namespace {

using hipport::detail::Object;
using hipport::detail::Sampler;

hipError_t set_array(Sampler& sampler, const char* function, const hipArray* array) {
    if (array == nullptr) return hipErrorInvalidHandle;
    if (const hipError_t error = check_array(function, array)) return error;
    hipport::detail::add_level(sampler, array->data, array->extent, array->element_bytes);
    return hipport::detail::set_format(sampler, array->channels);
}

bool is_aligned(const void* address, size_t alignment) { return reinterpret_cast<uintptr_t>(address) % alignment == 0; }

// `first` is the array, or the first level, where it is one.
hipError_t set_resource(Sampler& sampler, const char* function, const hipResourceDesc& resource, const hipArray*& first) {
    const hipDeviceProp_t& device = properties(current_device());
    switch (resource.resType) {
        case hipResourceTypeArray:
            first = resource.res.array.array;
            return set_array(sampler, function, first);
        case hipResourceTypeMipmappedArray: {
            const Levels* levels = nullptr;
            if (const hipError_t error = check_levels(function, resource.res.mipmap.mipmap, levels)) return error;
            if (levels->size() > hipport::detail::most_levels) return hipErrorNotSupported;
            first = levels->front();
            for (const hipArray* const level : *levels) {
                if (const hipError_t error = set_array(sampler, function, level)) return error;
            }
            return hipSuccess;
        }
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
    }
    return hipErrorInvalidValue;
}

template <class Handle>
hipError_t make(Handle* handle, const Object& object, MemoryKind kind, unsigned int flags) {
    void* memory = nullptr;
    if (const hipError_t error = allocate(&memory, sizeof(object), kind, flags)) return error;
    memcpy(memory, &object, sizeof(object));
    *handle = static_cast<Handle>(memory);
    return hipSuccess;
}

bool is_texture(const Allocation& memory) { return memory.kind == MemoryKind::texture; }
bool is_surface(const Allocation& memory) { return memory.kind == MemoryKind::surface; }

hipError_t destroy(const char* function, const void* handle, bool (*is_ours)(const Allocation&)) {
    if (handle == nullptr) return hipSuccess;
    if (const hipError_t failed = finish_device()) return failed;
    if (const hipError_t wrong = check_free(function, handle, is_ours, hipErrorInvalidValue)) return wrong;
    release(handle);
    return hipSuccess;
}

template <class T>
hipError_t give(const char* function, T* to, hipTextureObject_t handle, T Object::*member) {
    const Object* object = nullptr;
    if (to == nullptr) return hipErrorInvalidValue;
    if (const hipError_t wrong = check_texture(function, handle, object)) return wrong;
    *to = object->*member;
    return hipSuccess;
}

}  // namespace

hipError_t create_texture(hipTextureObject_t* handle, const char* function, const hipResourceDesc& resource,
                          const hipTextureDesc& how, const hipResourceViewDesc* view, unsigned int flags) {
    if (!gpu().has_images) return hipErrorNotSupported;
    Object object = {{}, resource, how, view != nullptr ? *view : hipResourceViewDesc{}};
    const hipArray* array = nullptr;
    if (const hipError_t error = set_resource(object.sampler, function, resource, array)) return error;
    if (view != nullptr) {
        if (array == nullptr) return hipErrorInvalidValue;
        const hipError_t error = hipport::detail::set_view(object.sampler, *view, array->extent, array->flags);
        if (error != hipSuccess) return error;
    }
    if (const hipError_t error = hipport::detail::set_description(object.sampler, resource, how)) return error;
    return make(handle, object, MemoryKind::texture, flags);
}

hipError_t destroy_texture(const char* function, hipTextureObject_t handle) { return destroy(function, handle, is_texture); }

hipError_t check_texture(const char* function, hipTextureObject_t handle, const Object*& object) {
    if (is_freed(function, handle)) return hipErrorInvalidValue;
    const Allocation* const memory = allocation_at(handle);
    if (memory == nullptr || !is_texture(*memory)) return hipErrorInvalidValue;
    object = reinterpret_cast<const Object*>(handle);
    return hipSuccess;
}

}  // namespace hipport_cpu

using namespace hipport_cpu;

// Kernels call it, at the place that it reports.
extern "C" __attribute__((visibility("default"))) void hipport_cpu_other_read(const char* what) {
    const Call::Resumed read{__builtin_return_address(0)};
    found("texture-form", "%s in HIP 7.2, and reads something else than in CUDA", what);
}

hipError_t hipCreateTextureObject(hipTextureObject_t* handle, const hipResourceDesc* resource,
                                  const hipTextureDesc* how, const hipResourceViewDesc* view) {
    const Call call{__builtin_return_address(0)};
    if (handle == nullptr || resource == nullptr || how == nullptr) return returned(hipErrorInvalidValue);
    return returned(create_texture(handle, __func__, *resource, *how, view));
}

hipError_t hipDestroyTextureObject(hipTextureObject_t handle) {
    const Call call{__builtin_return_address(0)};
    return returned(destroy_texture(__func__, handle));
}

hipError_t hipGetTextureObjectResourceDesc(hipResourceDesc* resource, hipTextureObject_t handle) {
    const Call call{__builtin_return_address(0)};
    return returned(give(__func__, resource, handle, &Object::resource));
}

hipError_t hipGetTextureObjectTextureDesc(hipTextureDesc* how, hipTextureObject_t handle) {
    const Call call{__builtin_return_address(0)};
    return returned(give(__func__, how, handle, &Object::description));
}

hipError_t hipGetTextureObjectResourceViewDesc(hipResourceViewDesc* view, hipTextureObject_t handle) {
    const Call call{__builtin_return_address(0)};
    return returned(give(__func__, view, handle, &Object::view));
}

hipError_t hipCreateSurfaceObject(hipSurfaceObject_t* handle, const hipResourceDesc* resource) {
    const Call call{__builtin_return_address(0)};
    if (handle == nullptr || resource == nullptr || resource->resType != hipResourceTypeArray) {
        return returned(hipErrorInvalidValue);
    }
    if (!gpu().has_images) return returned(hipErrorNotSupported);
    Object object = {{}, *resource, {}, {}};
    const hipError_t error = set_array(object.sampler, __func__, resource->res.array.array);
    return returned(error == hipSuccess ? make(handle, object, MemoryKind::surface, 0) : error);
}

hipError_t hipDestroySurfaceObject(hipSurfaceObject_t handle) {
    const Call call{__builtin_return_address(0)};
    return returned(destroy(__func__, handle, is_surface));
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
