// CUDA's texture objects and references and its surface objects by reads of ordinary memory, for GPUs without image
// instructions. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// Functions have the names and parameters of HIP's. What they take must come from them: a texture object from
// hipport::hipCreateTextureObject, an array from hipport::hipMallocArray. Lacking are mipmaps, cube maps, sRGB, gathers,
// and surface references. What cannot be kept is refused with an error, not read in another way.

#ifndef HIPPORT_TEXTURE_H
#define HIPPORT_TEXTURE_H

#include <hip/hip_runtime.h>

#if !defined(__HIP_PLATFORM_AMD__)
#error "hipport/texture.h is for AMD GPUs; for others, convert with --textures native"
#endif

#include "texture_memory.h"
#include "texture_sampling.h"

namespace hipport {

namespace detail {

static_assert(address_wrap == int(hipAddressModeWrap) && address_clamp == int(hipAddressModeClamp) &&
                  address_mirror == int(hipAddressModeMirror) && address_border == int(hipAddressModeBorder) &&
                  kind_signed == int(hipChannelFormatKindSigned) &&
                  kind_unsigned == int(hipChannelFormatKindUnsigned) && kind_float == int(hipChannelFormatKindFloat),
              "the values of HIP");

template <class T, bool IsVector = __is_class(T)>
struct channel {
    using type = T;
};
template <class T>
struct channel<T, true> {
    using type = decltype(T::x);
};

// What a read of a texture reference gives.
template <class T, hipTextureReadMode Mode>
struct result {
    using type = T;
};
template <>
struct result<unsigned char, hipReadModeNormalizedFloat> {
    using type = float;
};
template <>
struct result<signed char, hipReadModeNormalizedFloat> {
    using type = float;
};
template <>
struct result<char, hipReadModeNormalizedFloat> {
    using type = float;
};
template <>
struct result<unsigned short, hipReadModeNormalizedFloat> {
    using type = float;
};
template <>
struct result<short, hipReadModeNormalizedFloat> {
    using type = float;
};
template <class T, unsigned int Rank>
struct result<HIP_vector_type<T, Rank>, hipReadModeNormalizedFloat> {
    using type = HIP_vector_type<typename result<T, hipReadModeNormalizedFloat>::type, Rank>;
};

// A number or a vector from registers, whose low bits a narrow one takes.
template <class T>
__device__ inline T as(const Texel& texel) {
    using Channel = typename channel<T>::type;
    static_assert(sizeof(Channel) <= 4, "a texture has no channels of more than 32 bits");
    T value;
    for (unsigned int c = 0; c < sizeof(T) / sizeof(Channel); ++c) {
        __builtin_memcpy(reinterpret_cast<char*>(&value) + c * sizeof(Channel), &texel.channel[c], sizeof(Channel));
    }
    return value;
}

// A texture or surface object, in device memory: its handle is the address.
struct Object {
    Sampler sampler;
    hipResourceDesc resource;
    hipTextureDesc description;
};

__device__ inline const Sampler& sampler_of(hipTextureObject_t handle) {
    return reinterpret_cast<const Object*>(handle)->sampler;
}

// The format that hipCreateChannelDesc gives, as a constant.
template <class Channel>
constexpr hipChannelFormatKind kind_of() {
    return Channel(0.5f) != Channel(0) ? hipChannelFormatKindFloat
           : Channel(-1) < Channel(0)  ? hipChannelFormatKindSigned
                                       : hipChannelFormatKindUnsigned;
}
template <class Channel>
constexpr hipChannelFormatDesc format_with(int bits, int channels) {
    return {bits, channels > 1 ? bits : 0, channels > 2 ? bits : 0, channels > 3 ? bits : 0, kind_of<Channel>()};
}
template <class T>
constexpr hipChannelFormatDesc format_of() {
    using Channel = typename channel<T>::type;
    return format_with<Channel>(8 * sizeof(Channel), sizeof(T) / sizeof(Channel));
}

struct Reference : textureReference {
    Sampler sampler;  // read on the device, where binding writes it

    constexpr Reference(const textureReference& settings) : textureReference(settings), sampler() {}
};

}  // namespace detail

// A texture reference: a variable for the device, whose settings the host changes in its own copy before it binds.
template <class T, int Type = hipTextureType1D, hipTextureReadMode Mode = hipReadModeElementType>
struct texture : detail::Reference {
    constexpr texture(int normalized = 0, hipTextureFilterMode filter = hipFilterModePoint,
                      hipTextureAddressMode address = hipAddressModeClamp)
        : texture(normalized, filter, address, detail::format_of<T>()) {}
    constexpr texture(int normalized, hipTextureFilterMode filter, hipTextureAddressMode address,
                      hipChannelFormatDesc format)
        : detail::Reference(textureReference{normalized, Mode, filter, {address, address, address}, format, 0, 0,
                                             hipFilterModePoint, 0.0f, 0.0f, 0.0f, nullptr, 0, HIP_AD_FORMAT_FLOAT}) {}
};

// Reads. A texture without mipmaps has one level, so a level of detail changes nothing.
#define HIPPORT_READ(name, shape, parameters, texel)                                                             \
    template <class T>                                                                                           \
    __device__ inline T name(hipTextureObject_t handle, HIPPORT_UNPACK parameters) {                             \
        const detail::Sampler& s = detail::sampler_of(handle);                                                   \
        return detail::as<T>(detail::texel);                                                                     \
    }                                                                                                            \
    template <class T>                                                                                           \
    __device__ inline void name(T* value, hipTextureObject_t handle, HIPPORT_UNPACK parameters) {                \
        const detail::Sampler& s = detail::sampler_of(handle);                                                   \
        *value = detail::as<T>(detail::texel);                                                                   \
    }                                                                                                            \
    template <class T, hipTextureReadMode Mode>                                                                  \
    __device__ inline typename detail::result<T, Mode>::type name(const texture<T, shape, Mode>& reference,      \
                                                                  HIPPORT_UNPACK parameters) {                   \
        const detail::Sampler& s = reference.sampler;                                                            \
        return detail::as<typename detail::result<T, Mode>::type>(detail::texel);                                \
    }
#define HIPPORT_UNPACK(...) __VA_ARGS__
HIPPORT_READ(tex1Dfetch, hipTextureType1D, (int x), fetch(s, x))
HIPPORT_READ(tex1D, hipTextureType1D, (float x), sample(s, x))
HIPPORT_READ(tex2D, hipTextureType2D, (float x, float y), sample(s, x, y))
HIPPORT_READ(tex3D, hipTextureType3D, (float x, float y, float z), sample(s, x, y, z))
HIPPORT_READ(tex1DLod, hipTextureType1D, (float x, float), sample(s, x))
HIPPORT_READ(tex2DLod, hipTextureType2D, (float x, float y, float), sample(s, x, y))
HIPPORT_READ(tex3DLod, hipTextureType3D, (float x, float y, float z, float), sample(s, x, y, z))
HIPPORT_READ(tex1DLayered, hipTextureType1DLayered, (float x, int layer), sample_layer(s, layer, x))
HIPPORT_READ(tex2DLayered, hipTextureType2DLayered, (float x, float y, int layer), sample_layer(s, layer, x, y))
#undef HIPPORT_UNPACK
#undef HIPPORT_READ

namespace detail {

// Where a surface is accessed, x in bytes; null: outside, where the mode says that nothing is accessed.
template <class T>
__device__ inline T* place_on(hipSurfaceObject_t handle, int x, int y, int z, hipSurfaceBoundaryMode mode) {
    const Sampler& s = reinterpret_cast<const Object*>(handle)->sampler;
    const int last = s.size[0] * s.channels * (s.bits / 8) - static_cast<int>(sizeof(T));
    if (x < 0 || x > last || y < 0 || y >= s.size[1] || z < 0 || z >= s.size[2]) {
        if (mode == hipBoundaryModeTrap) __builtin_trap();
        if (mode == hipBoundaryModeZero) return nullptr;
        x = x < 0 ? 0 : x > last ? last : x;
        y = place(y, s.size[1], address_clamp);
        z = place(z, s.size[2], address_clamp);
    }
    return reinterpret_cast<T*>(s.data + z * s.slice + y * s.pitch + x);
}

}  // namespace detail

// Surfaces: x is in bytes; outside, the thread traps unless told otherwise.
#define HIPPORT_SURFACE(name, parameters, x, y, z)                                                                   \
    template <class T>                                                                                               \
    __device__ inline T name##read(hipSurfaceObject_t handle, HIPPORT_UNPACK parameters,                             \
                                   hipSurfaceBoundaryMode mode = hipBoundaryModeTrap) {                              \
        const T* at = detail::place_on<T>(handle, x, y, z, mode);                                                    \
        return at ? *at : T();                                                                                       \
    }                                                                                                                \
    template <class T>                                                                                               \
    __device__ inline void name##read(T* value, hipSurfaceObject_t handle, HIPPORT_UNPACK parameters,                \
                                      hipSurfaceBoundaryMode mode = hipBoundaryModeTrap) {                           \
        *value = name##read<T>(handle, x, HIPPORT_REST_##name mode);                                                 \
    }                                                                                                                \
    template <class T>                                                                                               \
    __device__ inline void name##write(T value, hipSurfaceObject_t handle, HIPPORT_UNPACK parameters,                \
                                       hipSurfaceBoundaryMode mode = hipBoundaryModeTrap) {                          \
        if (T* at = detail::place_on<T>(handle, x, y, z, mode)) *at = value;                                         \
    }
#define HIPPORT_UNPACK(...) __VA_ARGS__
#define HIPPORT_REST_surf1D
#define HIPPORT_REST_surf2D y,
#define HIPPORT_REST_surf3D y, z,
#define HIPPORT_REST_surf1DLayered z,
#define HIPPORT_REST_surf2DLayered y, z,
HIPPORT_SURFACE(surf1D, (int x), x, 0, 0)
HIPPORT_SURFACE(surf2D, (int x, int y), x, y, 0)
HIPPORT_SURFACE(surf3D, (int x, int y, int z), x, y, z)
HIPPORT_SURFACE(surf1DLayered, (int x, int z), x, 0, z)
HIPPORT_SURFACE(surf2DLayered, (int x, int y, int z), x, y, z)
#undef HIPPORT_REST_surf1D
#undef HIPPORT_REST_surf2D
#undef HIPPORT_REST_surf3D
#undef HIPPORT_REST_surf1DLayered
#undef HIPPORT_REST_surf2DLayered
#undef HIPPORT_UNPACK
#undef HIPPORT_SURFACE

namespace detail {

// What a resource is: an array, linear memory or memory with a pitch.
inline hipError_t set_resource(Sampler& s, const hipResourceDesc& resource) {
    if (resource.resType == hipResourceTypeArray) return set_array(s, resource.res.array.array);
    s.size[1] = s.size[2] = 1;
    if (resource.resType == hipResourceTypeLinear) {
        const auto& linear = resource.res.linear;
        s.data = static_cast<unsigned char*>(linear.devPtr);
        const hipError_t error = set_format(s, linear.desc);
        if (error != hipSuccess) return error;
        const size_t texels = linear.sizeInBytes / static_cast<size_t>(s.channels * s.bits / 8), most = 1u << 30;
        s.size[0] = static_cast<int>(texels < most ? texels : most);
        return hipSuccess;
    }
    if (resource.resType != hipResourceTypePitch2D) return hipErrorNotSupported;
    const auto& memory = resource.res.pitch2D;
    s.data = static_cast<unsigned char*>(memory.devPtr);
    s.pitch = static_cast<long long>(memory.pitchInBytes);
    s.size[0] = static_cast<int>(memory.width);
    s.size[1] = static_cast<int>(memory.height);
    return set_format(s, memory.desc);
}

// How a resource is read. Linear memory is only fetched, so filters, addresses and coordinates do not matter there.
inline hipError_t set_description(Sampler& s, const hipResourceDesc& resource, const hipTextureDesc& how) {
    if (how.sRGB) return hipErrorNotSupported;
    s.gives_normalized_floats = how.readMode == hipReadModeNormalizedFloat && s.bits < 32 && s.kind != kind_float;
    if (resource.resType == hipResourceTypeLinear) return hipSuccess;
    for (int axis = 0; axis < 3; ++axis) s.address[axis] = static_cast<int>(how.addressMode[axis]);
    s.is_linear = how.filterMode == hipFilterModeLinear;
    s.has_normalized_coordinates = how.normalizedCoords;
    bool has_color = false;
    for (int c = 0; c < 4; ++c) has_color |= (s.border[c] = how.borderColor[c]) != 0.0f;
    if (has_color && !s.gives_floats()) return hipErrorNotSupported;
    return s.is_linear && !s.gives_floats() ? hipErrorInvalidValue : hipSuccess;
}

inline hipError_t create(const Object& object, void** handle) {
    hipError_t error = ::hipMalloc(handle, sizeof object);
    return error == hipSuccess ? ::hipMemcpy(*handle, &object, sizeof object, hipMemcpyHostToDevice) : error;
}

inline hipError_t bind(const textureReference* reference, const hipResourceDesc& resource) {
    if (!reference) return hipErrorInvalidValue;
    Sampler s = {};
    hipError_t error = set_resource(s, resource);
    hipTextureDesc how = {};
    for (int axis = 0; axis < 3; ++axis) how.addressMode[axis] = reference->addressMode[axis];
    how.filterMode = reference->filterMode;
    how.readMode = reference->readMode;
    how.sRGB = reference->sRGB;
    how.normalizedCoords = reference->normalized;
    if (error == hipSuccess) error = set_description(s, resource, how);
    void* on_device = nullptr;
    if (error == hipSuccess) error = ::hipGetSymbolAddress(&on_device, static_cast<const void*>(reference));
    if (error != hipSuccess) return error;
    const auto* host = reinterpret_cast<const char*>(reference);
    const auto* sampler = reinterpret_cast<const char*>(&static_cast<const Reference*>(reference)->sampler);
    return ::hipMemcpy(static_cast<char*>(on_device) + (sampler - host), &s, sizeof s, hipMemcpyHostToDevice);
}

}  // namespace detail

inline hipError_t hipCreateTextureObject(hipTextureObject_t* handle, const hipResourceDesc* resource,
                                         const hipTextureDesc* how, const hipResourceViewDesc* view = nullptr) {
    if (!handle || !resource || !how) return hipErrorInvalidValue;
    if (view) return hipErrorNotSupported;
    detail::Object object = {{}, *resource, *how};
    hipError_t error = detail::set_resource(object.sampler, *resource);
    if (error == hipSuccess) error = detail::set_description(object.sampler, *resource, *how);
    return error == hipSuccess ? detail::create(object, reinterpret_cast<void**>(handle)) : error;
}

inline hipError_t hipDestroyTextureObject(hipTextureObject_t handle) { return ::hipFree(handle); }

inline hipError_t hipGetTextureObjectResourceDesc(hipResourceDesc* resource, hipTextureObject_t handle) {
    const auto* object = reinterpret_cast<const detail::Object*>(handle);
    return ::hipMemcpy(resource, &object->resource, sizeof *resource, hipMemcpyDeviceToHost);
}

inline hipError_t hipGetTextureObjectTextureDesc(hipTextureDesc* how, hipTextureObject_t handle) {
    const auto* object = reinterpret_cast<const detail::Object*>(handle);
    return ::hipMemcpy(how, &object->description, sizeof *how, hipMemcpyDeviceToHost);
}

inline hipError_t hipCreateSurfaceObject(hipSurfaceObject_t* handle, const hipResourceDesc* resource) {
    if (!handle || !resource || resource->resType != hipResourceTypeArray) return hipErrorInvalidValue;
    detail::Object object = {{}, *resource, {}};
    const hipError_t error = detail::set_resource(object.sampler, *resource);
    return error == hipSuccess ? detail::create(object, reinterpret_cast<void**>(handle)) : error;
}

inline hipError_t hipDestroySurfaceObject(hipSurfaceObject_t handle) { return ::hipFree(handle); }

// References. Memory may begin anywhere, so offsets are 0.

inline hipError_t hipBindTexture(size_t* offset, const textureReference* reference, const void* data,
                                 const hipChannelFormatDesc* format, size_t bytes = 0xffffffffu) {
    if (!data || !format) return hipErrorInvalidValue;
    if (offset) *offset = 0;
    hipResourceDesc resource = {};
    resource.resType = hipResourceTypeLinear;
    resource.res.linear = {const_cast<void*>(data), *format, bytes};
    return detail::bind(reference, resource);
}
template <class T, int Type, hipTextureReadMode Mode>
inline hipError_t hipBindTexture(size_t* offset, const texture<T, Type, Mode>& reference, const void* data,
                                 const hipChannelFormatDesc& format, size_t bytes = 0xffffffffu) {
    return hipport::hipBindTexture(offset, &reference, data, &format, bytes);
}
template <class T, int Type, hipTextureReadMode Mode>
inline hipError_t hipBindTexture(size_t* offset, const texture<T, Type, Mode>& reference, const void* data,
                                 size_t bytes = 0xffffffffu) {
    return hipport::hipBindTexture(offset, &reference, data, &reference.channelDesc, bytes);
}

inline hipError_t hipBindTexture2D(size_t* offset, const textureReference* reference, const void* data,
                                   const hipChannelFormatDesc* format, size_t width, size_t height, size_t pitch) {
    if (!data || !format) return hipErrorInvalidValue;
    if (offset) *offset = 0;
    hipResourceDesc resource = {};
    resource.resType = hipResourceTypePitch2D;
    resource.res.pitch2D = {const_cast<void*>(data), *format, width, height, pitch};
    return detail::bind(reference, resource);
}
template <class T, int Type, hipTextureReadMode Mode>
inline hipError_t hipBindTexture2D(size_t* offset, const texture<T, Type, Mode>& reference, const void* data,
                                   const hipChannelFormatDesc& format, size_t width, size_t height, size_t pitch) {
    return hipport::hipBindTexture2D(offset, &reference, data, &format, width, height, pitch);
}
template <class T, int Type, hipTextureReadMode Mode>
inline hipError_t hipBindTexture2D(size_t* offset, const texture<T, Type, Mode>& reference, const void* data,
                                   size_t width, size_t height, size_t pitch) {
    return hipport::hipBindTexture2D(offset, &reference, data, &reference.channelDesc, width, height, pitch);
}

// An array is read in its own format.
inline hipError_t hipBindTextureToArray(const textureReference* reference, hipArray_const_t array,
                                        const hipChannelFormatDesc*) {
    hipResourceDesc resource = {};
    resource.resType = hipResourceTypeArray;
    resource.res.array.array = const_cast<hipArray_t>(array);
    return detail::bind(reference, resource);
}
template <class T, int Type, hipTextureReadMode Mode>
inline hipError_t hipBindTextureToArray(const texture<T, Type, Mode>& reference, hipArray_const_t array,
                                        const hipChannelFormatDesc& format) {
    return hipport::hipBindTextureToArray(&reference, array, &format);
}
template <class T, int Type, hipTextureReadMode Mode>
inline hipError_t hipBindTextureToArray(const texture<T, Type, Mode>& reference, hipArray_const_t array) {
    return hipport::hipBindTextureToArray(&reference, array, nullptr);
}

inline hipError_t hipUnbindTexture(const textureReference*) { return hipSuccess; }
template <class T, int Type, hipTextureReadMode Mode>
inline hipError_t hipUnbindTexture(const texture<T, Type, Mode>&) {
    return hipSuccess;
}

inline hipError_t hipGetTextureAlignmentOffset(size_t* offset, const textureReference*) {
    *offset = 0;
    return hipSuccess;
}
template <class T, int Type, hipTextureReadMode Mode>
inline hipError_t hipGetTextureAlignmentOffset(size_t* offset, const texture<T, Type, Mode>& reference) {
    return hipport::hipGetTextureAlignmentOffset(offset, &reference);
}

inline hipError_t hipGetTextureReference(const textureReference** reference, const void* symbol) {
    *reference = static_cast<const textureReference*>(symbol);
    return hipSuccess;
}

}  // namespace hipport

#endif
