// Texture references: variables of the program, each with the object that was made when it was bound last. So what the
// program sets holds from the next binding on.

#include "arrays.h"
#include "textures.h"

namespace hipport_cpu {

namespace {

hipResourceDesc resource_of(const void* data, const hipChannelFormatDesc& format, size_t bytes) {
    hipResourceDesc resource = {};
    resource.resType = hipResourceTypeLinear;
    resource.res.linear.devPtr = const_cast<void*>(data);
    resource.res.linear.desc = format;
    resource.res.linear.sizeInBytes = bytes;
    return resource;
}

hipResourceDesc resource_of(const void* data, const hipChannelFormatDesc& format, size_t width, size_t height,
                            size_t pitch) {
    hipResourceDesc resource = {};
    resource.resType = hipResourceTypePitch2D;
    resource.res.pitch2D.devPtr = const_cast<void*>(data);
    resource.res.pitch2D.desc = format;
    resource.res.pitch2D.width = width;
    resource.res.pitch2D.height = height;
    resource.res.pitch2D.pitchInBytes = pitch;
    return resource;
}

hipResourceDesc resource_of(hipArray_const_t array) {
    hipResourceDesc resource = {};
    resource.resType = hipResourceTypeArray;
    resource.res.array.array = const_cast<hipArray_t>(array);
    return resource;
}

hipResourceDesc resource_of(hipMipmappedArray_const_t array) {
    hipResourceDesc resource = {};
    resource.resType = hipResourceTypeMipmappedArray;
    resource.res.mipmap.mipmap = const_cast<hipMipmappedArray_t>(array);
    return resource;
}

hipError_t unbind(const char* function, const textureReference* reference) {
    if (reference == nullptr) return hipErrorInvalidTexture;
    // A reference is const for those that bind it; what is bound is not.
    auto* const own = const_cast<textureReference*>(reference);
    const hipError_t error = destroy_texture(function, own->textureObject);
    own->textureObject = nullptr;
    return error;
}

hipError_t bind(const textureReference* reference, const char* function, const hipResourceDesc& resource) {
    if (const hipError_t error = unbind(function, reference)) return error;
    return create_texture(&const_cast<textureReference*>(reference)->textureObject, function, resource,
                          hipport::detail::description_of(*reference), nullptr, of_reference);
}

// What a reference reads.
hipError_t bound(const char* function, const textureReference* reference, hipResourceDesc& resource) {
    const hipport::detail::Object* object = nullptr;
    if (reference == nullptr) return hipErrorInvalidValue;
    if (const hipError_t wrong = check_texture(function, reference->textureObject, object)) return wrong;
    resource = object->resource;
    return hipSuccess;
}

bool channels_of(hipArray_Format format, int count, hipChannelFormatDesc& channels) {
    hipArray element{};
    if (!describe(element, format, static_cast<unsigned int>(count))) return false;
    channels = element.channels;
    return true;
}

// Sets a member of a reference, or gives it.
template <class T, class Value>
hipError_t set(textureReference* reference, T textureReference::*member, Value value) {
    if (reference == nullptr) return hipErrorInvalidValue;
    reference->*member = static_cast<T>(value);
    return hipSuccess;
}
template <class T, class Value>
hipError_t get(Value* to, const textureReference* reference, T textureReference::*member) {
    if (reference == nullptr || to == nullptr) return hipErrorInvalidValue;
    *to = static_cast<Value>(reference->*member);
    return hipSuccess;
}

}  // namespace

}  // namespace hipport_cpu

using namespace hipport_cpu;

// --- Of the runtime; memory may begin where its alignment lets it, so offsets are 0 ---

hipError_t hipBindTexture(size_t* offset, const textureReference* reference, const void* data,
                          const hipChannelFormatDesc* format, size_t bytes) {
    const Call call{__builtin_return_address(0)};
    if (data == nullptr || format == nullptr) return returned(hipErrorInvalidValue);
    if (offset != nullptr) *offset = 0;
    return returned(bind(reference, __func__, resource_of(data, *format, bytes)));
}

hipError_t hipBindTexture2D(size_t* offset, const textureReference* reference, const void* data,
                            const hipChannelFormatDesc* format, size_t width, size_t height, size_t pitch) {
    const Call call{__builtin_return_address(0)};
    if (data == nullptr || format == nullptr) return returned(hipErrorInvalidValue);
    if (offset != nullptr) *offset = 0;
    return returned(bind(reference, __func__, resource_of(data, *format, width, height, pitch)));
}

// An array is read in its own format.
hipError_t hipBindTextureToArray(const textureReference* reference, hipArray_const_t array,
                                 const hipChannelFormatDesc*) {
    const Call call{__builtin_return_address(0)};
    return returned(bind(reference, __func__, resource_of(array)));
}

hipError_t hipBindTextureToMipmappedArray(const textureReference* reference, hipMipmappedArray_const_t array,
                                          const hipChannelFormatDesc*) {
    const Call call{__builtin_return_address(0)};
    return returned(bind(reference, __func__, resource_of(array)));
}

hipError_t hipUnbindTexture(const textureReference* reference) {
    const Call call{__builtin_return_address(0)};
    return returned(unbind(__func__, reference));
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

// --- Of the driver interface ---

hipError_t hipTexRefSetAddress(size_t* offset, textureReference* reference, hipDeviceptr_t data, size_t bytes) {
    const Call call{__builtin_return_address(0)};
    hipChannelFormatDesc format = {};
    if (reference == nullptr || data == nullptr) return returned(hipErrorInvalidValue);
    if (!channels_of(reference->format, reference->numChannels, format)) return returned(hipErrorInvalidValue);
    if (offset != nullptr) *offset = 0;
    return returned(bind(reference, __func__, resource_of(data, format, bytes)));
}

hipError_t hipTexRefSetAddress2D(textureReference* reference, const HIP_ARRAY_DESCRIPTOR* is, hipDeviceptr_t data,
                                 size_t pitch) {
    const Call call{__builtin_return_address(0)};
    hipChannelFormatDesc format = {};
    if (reference == nullptr || is == nullptr || data == nullptr) return returned(hipErrorInvalidValue);
    if (!channels_of(is->Format, static_cast<int>(is->NumChannels), format)) return returned(hipErrorInvalidValue);
    return returned(bind(reference, __func__, resource_of(data, format, is->Width, is->Height, pitch)));
}

// Arrays are read in their own format, which the flag says is that of the reference from then on.
hipError_t hipTexRefSetArray(textureReference* reference, hipArray_const_t array, unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    if (array == nullptr || flags != HIP_TRSA_OVERRIDE_FORMAT) return returned(hipErrorInvalidValue);
    return returned(bind(reference, __func__, resource_of(array)));
}

hipError_t hipTexRefSetMipmappedArray(textureReference* reference, hipMipmappedArray* array, unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    if (array == nullptr || flags != HIP_TRSA_OVERRIDE_FORMAT) return returned(hipErrorInvalidValue);
    return returned(bind(reference, __func__, resource_of(array)));
}

hipError_t hipTexRefGetAddress(hipDeviceptr_t* data, const textureReference* reference) {
    const Call call{__builtin_return_address(0)};
    hipResourceDesc resource = {};
    if (data == nullptr) return returned(hipErrorInvalidValue);
    if (const hipError_t error = bound(__func__, reference, resource)) return returned(error);
    if (resource.resType == hipResourceTypeLinear) return *data = resource.res.linear.devPtr, returned(hipSuccess);
    if (resource.resType == hipResourceTypePitch2D) return *data = resource.res.pitch2D.devPtr, returned(hipSuccess);
    return returned(hipErrorInvalidValue);
}

hipError_t hipTexRefGetArray(hipArray_t* array, const textureReference* reference) {
    const Call call{__builtin_return_address(0)};
    hipResourceDesc resource = {};
    if (array == nullptr) return returned(hipErrorInvalidValue);
    if (const hipError_t error = bound(__func__, reference, resource)) return returned(error);
    if (resource.resType != hipResourceTypeArray) return returned(hipErrorInvalidValue);
    *array = resource.res.array.array;
    return returned(hipSuccess);
}

hipError_t hipTexRefGetMipMappedArray(hipMipmappedArray_t* array, const textureReference* reference) {
    const Call call{__builtin_return_address(0)};
    hipResourceDesc resource = {};
    if (array == nullptr) return returned(hipErrorInvalidValue);
    if (const hipError_t error = bound(__func__, reference, resource)) return returned(error);
    if (resource.resType != hipResourceTypeMipmappedArray) return returned(hipErrorInvalidValue);
    *array = resource.res.mipmap.mipmap;
    return returned(hipSuccess);
}

hipError_t hipTexRefSetAddressMode(textureReference* reference, int axis, hipTextureAddressMode mode) {
    const Call call{__builtin_return_address(0)};
    if (reference == nullptr || axis < 0 || axis > 2) return returned(hipErrorInvalidValue);
    reference->addressMode[axis] = mode;
    return returned(hipSuccess);
}

hipError_t hipTexRefGetAddressMode(hipTextureAddressMode* mode, const textureReference* reference, int axis) {
    const Call call{__builtin_return_address(0)};
    if (mode == nullptr || reference == nullptr || axis < 0 || axis > 2) return returned(hipErrorInvalidValue);
    *mode = reference->addressMode[axis];
    return returned(hipSuccess);
}

hipError_t hipTexRefSetFormat(textureReference* reference, hipArray_Format format, int channels) {
    const Call call{__builtin_return_address(0)};
    hipChannelFormatDesc same = {};
    if (reference == nullptr || !channels_of(format, channels, same)) return returned(hipErrorInvalidValue);
    reference->format = format;
    reference->numChannels = channels;
    return returned(hipSuccess);
}

hipError_t hipTexRefGetFormat(hipArray_Format* format, int* channels, const textureReference* reference) {
    const Call call{__builtin_return_address(0)};
    if (format == nullptr || channels == nullptr || reference == nullptr) return returned(hipErrorInvalidValue);
    *format = reference->format;
    *channels = reference->numChannels;
    return returned(hipSuccess);
}

hipError_t hipTexRefSetFlags(textureReference* reference, unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    if (reference == nullptr) return returned(hipErrorInvalidValue);
    reference->readMode = (flags & HIP_TRSF_READ_AS_INTEGER) != 0 ? hipReadModeElementType : hipReadModeNormalizedFloat;
    reference->normalized = (flags & HIP_TRSF_NORMALIZED_COORDINATES) != 0;
    reference->sRGB = (flags & HIP_TRSF_SRGB) != 0;
    return returned(hipSuccess);
}

hipError_t hipTexRefGetFlags(unsigned int* flags, const textureReference* reference) {
    const Call call{__builtin_return_address(0)};
    if (flags == nullptr || reference == nullptr) return returned(hipErrorInvalidValue);
    *flags = (reference->readMode == hipReadModeElementType ? HIP_TRSF_READ_AS_INTEGER : 0u) |
             (reference->normalized != 0 ? HIP_TRSF_NORMALIZED_COORDINATES : 0u) |
             (reference->sRGB != 0 ? HIP_TRSF_SRGB : 0u);
    return returned(hipSuccess);
}

hipError_t hipTexRefSetFilterMode(textureReference* reference, hipTextureFilterMode mode) {
    const Call call{__builtin_return_address(0)};
    return returned(set(reference, &textureReference::filterMode, mode));
}

hipError_t hipTexRefGetFilterMode(hipTextureFilterMode* mode, const textureReference* reference) {
    const Call call{__builtin_return_address(0)};
    return returned(get(mode, reference, &textureReference::filterMode));
}

hipError_t hipTexRefSetMaxAnisotropy(textureReference* reference, unsigned int most) {
    const Call call{__builtin_return_address(0)};
    return returned(set(reference, &textureReference::maxAnisotropy, most));
}

hipError_t hipTexRefGetMaxAnisotropy(int* most, const textureReference* reference) {
    const Call call{__builtin_return_address(0)};
    return returned(get(most, reference, &textureReference::maxAnisotropy));
}

hipError_t hipTexRefSetMipmapFilterMode(textureReference* reference, hipTextureFilterMode mode) {
    const Call call{__builtin_return_address(0)};
    return returned(set(reference, &textureReference::mipmapFilterMode, mode));
}

hipError_t hipTexRefGetMipmapFilterMode(hipTextureFilterMode* mode, const textureReference* reference) {
    const Call call{__builtin_return_address(0)};
    return returned(get(mode, reference, &textureReference::mipmapFilterMode));
}

hipError_t hipTexRefSetMipmapLevelBias(textureReference* reference, float bias) {
    const Call call{__builtin_return_address(0)};
    return returned(set(reference, &textureReference::mipmapLevelBias, bias));
}

hipError_t hipTexRefGetMipmapLevelBias(float* bias, const textureReference* reference) {
    const Call call{__builtin_return_address(0)};
    return returned(get(bias, reference, &textureReference::mipmapLevelBias));
}

hipError_t hipTexRefSetMipmapLevelClamp(textureReference* reference, float least, float most) {
    const Call call{__builtin_return_address(0)};
    if (reference == nullptr) return returned(hipErrorInvalidValue);
    reference->minMipmapLevelClamp = least;
    reference->maxMipmapLevelClamp = most;
    return returned(hipSuccess);
}

hipError_t hipTexRefGetMipmapLevelClamp(float* least, float* most, const textureReference* reference) {
    const Call call{__builtin_return_address(0)};
    if (least == nullptr || most == nullptr || reference == nullptr) return returned(hipErrorInvalidValue);
    *least = reference->minMipmapLevelClamp;
    *most = reference->maxMipmapLevelClamp;
    return returned(hipSuccess);
}

// A reference of HIP has no border color.
hipError_t hipTexRefSetBorderColor(textureReference* reference, float* color) {
    const Call call{__builtin_return_address(0)};
    return returned(reference == nullptr || color == nullptr ? hipErrorInvalidValue : hipErrorNotSupported);
}

hipError_t hipTexRefGetBorderColor(float* color, const textureReference* reference) {
    const Call call{__builtin_return_address(0)};
    return returned(reference == nullptr || color == nullptr ? hipErrorInvalidValue : hipErrorNotSupported);
}
