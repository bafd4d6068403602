// Texture objects by the names of the driver interface: what they are is said in its own structures.

#include <algorithm>

#include "arrays.h"
#include "textures.h"

namespace hipport_cpu {

namespace {

// The resource in the runtime's terms; false where it has a format that there is not.
bool resource_of(const HIP_RESOURCE_DESC& given, hipResourceDesc& resource) {
    hipArray element{};
    resource = {};
    resource.resType = static_cast<hipResourceType>(given.resType);
    switch (given.resType) {
        case HIP_RESOURCE_TYPE_ARRAY: resource.res.array.array = given.res.array.hArray; return true;
        case HIP_RESOURCE_TYPE_MIPMAPPED_ARRAY: resource.res.mipmap.mipmap = given.res.mipmap.hMipmappedArray; return true;
        case HIP_RESOURCE_TYPE_LINEAR: {
            const auto& linear = given.res.linear;
            const bool is_known = describe(element, linear.format, linear.numChannels);
            resource.res.linear = {linear.devPtr, element.channels, linear.sizeInBytes};
            return is_known;
        }
        case HIP_RESOURCE_TYPE_PITCH2D: {
            const auto& memory = given.res.pitch2D;
            const bool is_known = describe(element, memory.format, memory.numChannels);
            resource.res.pitch2D = {memory.devPtr, element.channels, memory.width, memory.height, memory.pitchInBytes};
            return is_known;
        }
    }
    return false;
}

HIP_RESOURCE_DESC driver_s(const hipResourceDesc& resource) {
    hipArray element{};
    HIP_RESOURCE_DESC is = {};
    is.resType = static_cast<HIPresourcetype>(resource.resType);
    switch (resource.resType) {
        case hipResourceTypeArray: is.res.array.hArray = resource.res.array.array; break;
        case hipResourceTypeMipmappedArray: is.res.mipmap.hMipmappedArray = resource.res.mipmap.mipmap; break;
        case hipResourceTypeLinear: {
            const auto& linear = resource.res.linear;
            describe(element, linear.desc);
            is.res.linear = {linear.devPtr, element.format, element.channel_count, linear.sizeInBytes};
            break;
        }
        case hipResourceTypePitch2D: {
            const auto& memory = resource.res.pitch2D;
            describe(element, memory.desc);
            is.res.pitch2D = {memory.devPtr, element.format, element.channel_count, memory.width, memory.height,
                              memory.pitchInBytes};
            break;
        }
    }
    return is;
}

hipTextureDesc description_of(const HIP_TEXTURE_DESC& given) {
    hipTextureDesc how = {};
    for (int axis = 0; axis < 3; ++axis) how.addressMode[axis] = static_cast<hipTextureAddressMode>(given.addressMode[axis]);
    how.filterMode = static_cast<hipTextureFilterMode>(given.filterMode);
    how.readMode = (given.flags & HIP_TRSF_READ_AS_INTEGER) != 0 ? hipReadModeElementType : hipReadModeNormalizedFloat;
    how.sRGB = (given.flags & HIP_TRSF_SRGB) != 0;
    how.normalizedCoords = (given.flags & HIP_TRSF_NORMALIZED_COORDINATES) != 0;
    how.maxAnisotropy = given.maxAnisotropy;
    how.mipmapFilterMode = static_cast<hipTextureFilterMode>(given.mipmapFilterMode);
    how.mipmapLevelBias = given.mipmapLevelBias;
    how.minMipmapLevelClamp = given.minMipmapLevelClamp;
    how.maxMipmapLevelClamp = given.maxMipmapLevelClamp;
    std::copy_n(given.borderColor, 4, how.borderColor);
    return how;
}

HIP_TEXTURE_DESC driver_s(const hipTextureDesc& how) {
    HIP_TEXTURE_DESC is = {};
    for (int axis = 0; axis < 3; ++axis) is.addressMode[axis] = static_cast<HIPaddress_mode>(how.addressMode[axis]);
    is.filterMode = static_cast<HIPfilter_mode>(how.filterMode);
    is.flags = (how.readMode == hipReadModeElementType ? HIP_TRSF_READ_AS_INTEGER : 0u) |
               (how.normalizedCoords != 0 ? HIP_TRSF_NORMALIZED_COORDINATES : 0u) |
               (how.sRGB != 0 ? HIP_TRSF_SRGB : 0u);
    is.maxAnisotropy = how.maxAnisotropy;
    is.mipmapFilterMode = static_cast<HIPfilter_mode>(how.mipmapFilterMode);
    is.mipmapLevelBias = how.mipmapLevelBias;
    is.minMipmapLevelClamp = how.minMipmapLevelClamp;
    is.maxMipmapLevelClamp = how.maxMipmapLevelClamp;
    std::copy_n(how.borderColor, 4, is.borderColor);
    return is;
}

hipResourceViewDesc view_of(const HIP_RESOURCE_VIEW_DESC& given) {
    return {static_cast<hipResourceViewFormat>(given.format), given.width, given.height, given.depth,
            given.firstMipmapLevel, given.lastMipmapLevel, given.firstLayer, given.lastLayer};
}

HIP_RESOURCE_VIEW_DESC driver_s(const hipResourceViewDesc& view) {
    return {static_cast<HIPresourceViewFormat>(view.format), view.width, view.height, view.depth, view.firstMipmapLevel,
            view.lastMipmapLevel, view.firstLayer, view.lastLayer, {}};
}

template <class T, class Member>
hipError_t give(const char* function, T* to, hipTextureObject_t handle, Member hipport::detail::Object::*member) {
    const hipport::detail::Object* object = nullptr;
    if (to == nullptr) return hipErrorInvalidValue;
    if (const hipError_t wrong = check_texture(function, handle, object)) return wrong;
    *to = driver_s(object->*member);
    return hipSuccess;
}

}  // namespace

}  // namespace hipport_cpu

using namespace hipport_cpu;
using hipport::detail::Object;

hipError_t hipTexObjectCreate(hipTextureObject_t* handle, const HIP_RESOURCE_DESC* given, const HIP_TEXTURE_DESC* how,
                              const HIP_RESOURCE_VIEW_DESC* view) {
    const Call call{__builtin_return_address(0)};
    hipResourceDesc resource = {};
    if (handle == nullptr || given == nullptr || how == nullptr) return returned(hipErrorInvalidValue);
    if (!resource_of(*given, resource)) return returned(hipErrorInvalidValue);
    const hipResourceViewDesc as = view != nullptr ? view_of(*view) : hipResourceViewDesc{};
    return returned(create_texture(handle, __func__, resource, description_of(*how), view != nullptr ? &as : nullptr));
}

hipError_t hipTexObjectDestroy(hipTextureObject_t handle) {
    const Call call{__builtin_return_address(0)};
    return returned(destroy_texture(__func__, handle));
}

hipError_t hipTexObjectGetResourceDesc(HIP_RESOURCE_DESC* resource, hipTextureObject_t handle) {
    const Call call{__builtin_return_address(0)};
    return returned(give(__func__, resource, handle, &Object::resource));
}

hipError_t hipTexObjectGetTextureDesc(HIP_TEXTURE_DESC* how, hipTextureObject_t handle) {
    const Call call{__builtin_return_address(0)};
    return returned(give(__func__, how, handle, &Object::description));
}

hipError_t hipTexObjectGetResourceViewDesc(HIP_RESOURCE_VIEW_DESC* view, hipTextureObject_t handle) {
    const Call call{__builtin_return_address(0)};
    return returned(give(__func__, view, handle, &Object::view));
}
