// CUDA's texture objects and references and its surface objects by reads of ordinary memory, for GPUs without image
// instructions. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// Functions have the names and parameters of HIP's. What they take must come from them: a texture object from
// hipport::hipCreateTextureObject, an array from hipport::hipMallocArray. Lacking are surface references and
// sparse arrays. What cannot be kept is refused with an error, not read in another way.

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
    hipResourceViewDesc view;
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

namespace detail {

// What a gather from a texture reference gives: one channel of four texels.
template <class T, hipTextureReadMode Mode>
struct gathered {
    using type = HIP_vector_type<typename channel<typename result<T, Mode>::type>::type, 4>;
};

// Reads by gradients of 1 to 3 dimensions; of cube maps, by those of the direction.
__device__ inline Texel sample(const Sampler& s, const Place& p, float dx, float dy) {
    return sample(s, p, Gradient{{dx, 0.0f, 0.0f}}, Gradient{{dy, 0.0f, 0.0f}});
}
__device__ inline Texel sample(const Sampler& s, const Place& p, const float2& dx, const float2& dy) {
    return sample(s, p, Gradient{{dx.x, dx.y, 0.0f}}, Gradient{{dy.x, dy.y, 0.0f}});
}
__device__ inline Texel sample(const Sampler& s, const Place& p, const float4& dx, const float4& dy) {
    return sample(s, p, Gradient{{dx.x, dx.y, dx.z}}, Gradient{{dy.x, dy.y, dy.z}});
}
__device__ inline Texel sample_cube(const Sampler& s, float x, float y, float z, int layer, const float4& dx,
                                    const float4& dy) {
    return sample(s, on_cube(s, x, y, z, layer), on_cube(x, y, z, Gradient{{dx.x, dx.y, dx.z}}),
                  on_cube(x, y, z, Gradient{{dy.x, dy.y, dy.z}}));
}

}  // namespace detail

// Reads: at the first level, at a level of detail (Lod), and at that of two gradients (Grad).
#define HIPPORT_READ(name, shape, given, parameters, texel)                                                \
    template <class T>                                                                                     \
    __device__ inline T name(hipTextureObject_t handle, HIPPORT_UNPACK parameters) {                       \
        using namespace detail; /* whatever the project calls `at` */                                      \
        const detail::Sampler& s = detail::sampler_of(handle);                                             \
        return detail::as<T>(texel);                                                                       \
    }                                                                                                      \
    template <class T>                                                                                     \
    __device__ inline void name(T* value, hipTextureObject_t handle, HIPPORT_UNPACK parameters) {          \
        using namespace detail; /* whatever the project calls `at` */                                      \
        const detail::Sampler& s = detail::sampler_of(handle);                                             \
        *value = detail::as<T>(texel);                                                                     \
    }                                                                                                      \
    template <class T, hipTextureReadMode Mode>                                                            \
    __device__ inline typename detail::given<T, Mode>::type name(                                          \
        const texture<T, hipTextureType##shape, Mode>& reference, HIPPORT_UNPACK parameters) {             \
        using namespace detail;                                                                            \
        const detail::Sampler& s = reference.sampler;                                                      \
        return detail::as<typename detail::given<T, Mode>::type>(texel);                                   \
    }
#define HIPPORT_UNPACK(...) __VA_ARGS__
HIPPORT_READ(tex1Dfetch, 1D, result, (int x), fetch(s, x))
HIPPORT_READ(tex1D, 1D, result, (float x), sample(s, at(s, x)))
HIPPORT_READ(tex1DLod, 1D, result, (float x, float level), sample(s, at(s, x), level))
HIPPORT_READ(tex1DGrad, 1D, result, (float x, float dPdx, float dPdy), sample(s, at(s, x), dPdx, dPdy))
HIPPORT_READ(tex2D, 2D, result, (float x, float y), sample(s, at(s, x, y)))
HIPPORT_READ(tex2DLod, 2D, result, (float x, float y, float level), sample(s, at(s, x, y), level))
HIPPORT_READ(tex2DGrad, 2D, result, (float x, float y, float2 dPdx, float2 dPdy), sample(s, at(s, x, y), dPdx, dPdy))
HIPPORT_READ(tex3D, 3D, result, (float x, float y, float z), sample(s, at(s, x, y, z)))
HIPPORT_READ(tex3DLod, 3D, result, (float x, float y, float z, float level), sample(s, at(s, x, y, z), level))
HIPPORT_READ(tex3DGrad, 3D, result, (float x, float y, float z, float4 dPdx, float4 dPdy),
             sample(s, at(s, x, y, z), dPdx, dPdy))
HIPPORT_READ(tex1DLayered, 1DLayered, result, (float x, int layer), sample(s, in_layer(s, layer, at(s, x))))
HIPPORT_READ(tex1DLayeredLod, 1DLayered, result, (float x, int layer, float level),
             sample(s, in_layer(s, layer, at(s, x)), level))
HIPPORT_READ(tex1DLayeredGrad, 1DLayered, result, (float x, int layer, float dPdx, float dPdy),
             sample(s, in_layer(s, layer, at(s, x)), dPdx, dPdy))
HIPPORT_READ(tex2DLayered, 2DLayered, result, (float x, float y, int layer), sample(s, in_layer(s, layer, at(s, x, y))))
HIPPORT_READ(tex2DLayeredLod, 2DLayered, result, (float x, float y, int layer, float level),
             sample(s, in_layer(s, layer, at(s, x, y)), level))
HIPPORT_READ(tex2DLayeredGrad, 2DLayered, result, (float x, float y, int layer, float2 dPdx, float2 dPdy),
             sample(s, in_layer(s, layer, at(s, x, y)), dPdx, dPdy))
HIPPORT_READ(texCubemap, Cubemap, result, (float x, float y, float z), sample(s, on_cube(s, x, y, z)))
HIPPORT_READ(texCubemapLod, Cubemap, result, (float x, float y, float z, float level),
             sample(s, on_cube(s, x, y, z), level))
HIPPORT_READ(texCubemapGrad, Cubemap, result, (float x, float y, float z, float4 dPdx, float4 dPdy),
             sample_cube(s, x, y, z, 0, dPdx, dPdy))
HIPPORT_READ(texCubemapLayered, CubemapLayered, result, (float x, float y, float z, int layer),
             sample(s, on_cube(s, x, y, z, layer)))
HIPPORT_READ(texCubemapLayeredLod, CubemapLayered, result, (float x, float y, float z, int layer, float level),
             sample(s, on_cube(s, x, y, z, layer), level))
HIPPORT_READ(texCubemapLayeredGrad, CubemapLayered, result,
             (float x, float y, float z, int layer, float4 dPdx, float4 dPdy),
             sample_cube(s, x, y, z, layer, dPdx, dPdy))
HIPPORT_READ(tex2Dgather, 2D, gathered, (float x, float y, int channel = 0), gather(s, at(s, x, y), channel))
#undef HIPPORT_UNPACK
#undef HIPPORT_READ

namespace detail {

// Where a surface is accessed, x in bytes; null: outside, where the mode says that nothing is accessed.
template <class T>
__device__ inline T* place_on(hipSurfaceObject_t handle, int x, int y, int z, hipSurfaceBoundaryMode mode) {
    const Sampler& s = reinterpret_cast<const Object*>(handle)->sampler;
    const Level& level = s.levels[0];
    const int last = level.size[0] * s.channels * (s.bits / 8) - static_cast<int>(sizeof(T));
    if (x < 0 || x > last || y < 0 || y >= level.size[1] || z < 0 || z >= level.size[2]) {
        if (mode == hipBoundaryModeTrap) __builtin_trap();
        if (mode == hipBoundaryModeZero) return nullptr;
        x = x < 0 ? 0 : x > last ? last : x;
        y = place(y, level.size[1], address_clamp);
        z = place(z, level.size[2], address_clamp);
    }
    return reinterpret_cast<T*>(level.data + z * level.slice + y * level.pitch + x);
}

}  // namespace detail

// Surfaces: x is in bytes, and z of a layered cube map is 6 times the layer and the face, as in CUDA. Outside, the thread
// traps unless told otherwise.
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
#define HIPPORT_REST_surfCubemap y, z,
#define HIPPORT_REST_surfCubemapLayered y, z,
HIPPORT_SURFACE(surf1D, (int x), x, 0, 0)
HIPPORT_SURFACE(surf2D, (int x, int y), x, y, 0)
HIPPORT_SURFACE(surf3D, (int x, int y, int z), x, y, z)
HIPPORT_SURFACE(surf1DLayered, (int x, int z), x, 0, z)
HIPPORT_SURFACE(surf2DLayered, (int x, int y, int z), x, y, z)
HIPPORT_SURFACE(surfCubemap, (int x, int y, int z), x, y, z)
HIPPORT_SURFACE(surfCubemapLayered, (int x, int y, int z), x, y, z)
#undef HIPPORT_REST_surf1D
#undef HIPPORT_REST_surf2D
#undef HIPPORT_REST_surf3D
#undef HIPPORT_REST_surf1DLayered
#undef HIPPORT_REST_surf2DLayered
#undef HIPPORT_REST_surfCubemap
#undef HIPPORT_REST_surfCubemapLayered
#undef HIPPORT_UNPACK
#undef HIPPORT_SURFACE

namespace detail {

// What a resource is: an array, one with mipmaps, linear memory or memory with a pitch.
inline hipError_t set_resource(Sampler& s, const hipResourceDesc& resource) {
    if (resource.resType == hipResourceTypeArray) return set_array(s, resource.res.array.array);
    if (resource.resType == hipResourceTypeMipmappedArray) return set_levels(s, resource.res.mipmap.mipmap);
    Level& level = s.levels[0];
    s.level_count = level.size[1] = level.size[2] = 1;
    if (resource.resType == hipResourceTypeLinear) {
        const auto& linear = resource.res.linear;
        level.data = static_cast<unsigned char*>(linear.devPtr);
        const hipError_t error = set_format(s, linear.desc);
        if (error != hipSuccess) return error;
        const size_t texels = linear.sizeInBytes / static_cast<size_t>(s.channels * s.bits / 8), most = 1u << 30;
        level.size[0] = static_cast<int>(texels < most ? texels : most);
        return hipSuccess;
    }
    const auto& memory = resource.res.pitch2D;
    level.data = static_cast<unsigned char*>(memory.devPtr);
    level.pitch = static_cast<long long>(memory.pitchInBytes);
    level.size[0] = static_cast<int>(memory.width);
    level.size[1] = static_cast<int>(memory.height);
    return set_format(s, memory.desc);
}

// What an array with these extents and flags is seen as: texels of another format and the same size, some of its levels,
// some of its layers.
inline hipError_t set_view(Sampler& s, const hipResourceViewDesc& view, const hipExtent& extent, unsigned int flags) {
    const unsigned int format = view.format, compressed = hipResViewFormatUnsignedBlockCompressed1;
    if (format >= compressed) return hipErrorNotSupported;
    if (format != hipResViewFormatNone) {
        // The formats are in groups of 1, 2 and 4 channels: 8, 16 and 32 bits unsigned and signed, then floats.
        const int group = (static_cast<int>(format) - 1) / 3, channels = 1 << (format - 1) % 3;
        const int bits = group < 6 ? 8 << group / 2 : 16 << (group - 6);
        if (channels * bits != s.channels * s.bits) return hipErrorInvalidValue;
        s.channels = channels;
        s.bits = bits;
        s.kind = group >= 6 ? kind_float : group % 2 ? kind_signed : kind_unsigned;
    }
    if (view.width != extent.width || view.height != extent.height || view.depth != extent.depth) {
        return hipErrorInvalidValue;
    }
    const int first = static_cast<int>(view.firstMipmapLevel), last = static_cast<int>(view.lastMipmapLevel);
    if (first < 0 || first > last || last >= s.level_count) return hipErrorInvalidValue;
    s.level_count = last - first + 1;
    for (int i = 0; i < s.level_count; ++i) s.levels[i] = s.levels[first + i];
    if (!(flags & hipArrayLayered)) return view.firstLayer || view.lastLayer ? hipErrorInvalidValue : hipSuccess;
    const int layer = static_cast<int>(view.firstLayer), layers = static_cast<int>(view.lastLayer) - layer + 1;
    if (layer < 0 || layers <= 0 || layers > s.levels[0].size[2] - layer) return hipErrorInvalidValue;
    if (flags & hipArrayCubemap && (layer % 6 || layers % 6)) return hipErrorInvalidValue;
    for (int i = 0; i < s.level_count; ++i) {
        s.levels[i].data += layer * s.levels[i].slice;
        s.levels[i].size[2] = layers;
    }
    return hipSuccess;
}

// How a resource is read. Linear memory is only fetched, so filters, addresses and coordinates do not matter there.
inline hipError_t set_description(Sampler& s, const hipResourceDesc& resource, const hipTextureDesc& how) {
    s.gives_normalized_floats = how.readMode == hipReadModeNormalizedFloat && s.bits < 32 && s.kind != kind_float;
    s.is_srgb = how.sRGB != 0;
    const bool may_be_srgb = s.bits == 8 && s.kind == kind_unsigned && s.gives_normalized_floats;
    if (s.is_srgb && !may_be_srgb) return hipErrorInvalidValue;
    if (s.is_srgb && s.channels != 4) return hipErrorNotSupported;
    if (resource.resType == hipResourceTypeLinear) return hipSuccess;
    for (int axis = 0; axis < 3; ++axis) s.address[axis] = static_cast<int>(how.addressMode[axis]);
    s.is_linear = how.filterMode == hipFilterModeLinear;
    s.has_normalized_coordinates = how.normalizedCoords;
    s.level_bias = how.mipmapLevelBias;
    s.first_level = how.minMipmapLevelClamp;
    s.last_level = how.maxMipmapLevelClamp;
    const bool has_levels = resource.resType == hipResourceTypeMipmappedArray;
    s.is_linear_in_levels = has_levels && how.mipmapFilterMode == hipFilterModeLinear;
    if (has_levels && !s.has_normalized_coordinates) return hipErrorInvalidValue;
    bool has_color = false;
    for (int c = 0; c < 4; ++c) has_color |= (s.border[c] = how.borderColor[c]) != 0.0f;
    if (has_color && !s.gives_floats()) return hipErrorNotSupported;
    return (s.is_linear || s.is_linear_in_levels) && !s.gives_floats() ? hipErrorInvalidValue : hipSuccess;
}

// The settings of a texture reference, which has no border color.
inline hipTextureDesc description_of(const textureReference& reference) {
    hipTextureDesc how = {};
    for (int axis = 0; axis < 3; ++axis) how.addressMode[axis] = reference.addressMode[axis];
    how.filterMode = reference.filterMode;
    how.readMode = reference.readMode;
    how.sRGB = reference.sRGB;
    how.normalizedCoords = reference.normalized;
    how.maxAnisotropy = reference.maxAnisotropy;
    how.mipmapFilterMode = reference.mipmapFilterMode;
    how.mipmapLevelBias = reference.mipmapLevelBias;
    how.minMipmapLevelClamp = reference.minMipmapLevelClamp;
    how.maxMipmapLevelClamp = reference.maxMipmapLevelClamp;
    return how;
}

// The first level of a resource, if it is one with a view.
inline const Array* viewed(const hipResourceDesc& resource) {
    if (resource.resType == hipResourceTypeArray) return array_of(resource.res.array.array);
    if (resource.resType != hipResourceTypeMipmappedArray) return nullptr;
    const MipmappedArray* array = levels_of(resource.res.mipmap.mipmap);
    return array ? array_of(array->levels[0]) : nullptr;
}

inline hipError_t create(const Object& object, void** handle) {
    hipError_t error = ::hipMalloc(handle, sizeof object);
    return error == hipSuccess ? ::hipMemcpy(*handle, &object, sizeof object, hipMemcpyHostToDevice) : error;
}

inline hipError_t bind(const textureReference* reference, const hipResourceDesc& resource) {
    if (!reference) return hipErrorInvalidValue;
    Sampler s = {};
    hipError_t error = set_resource(s, resource);
    if (error == hipSuccess) error = set_description(s, resource, description_of(*reference));
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
    detail::Object object = {{}, *resource, *how, view ? *view : hipResourceViewDesc()};
    hipError_t error = detail::set_resource(object.sampler, *resource);
    if (error == hipSuccess && view) {
        const detail::Array* array = detail::viewed(*resource);
        error = array ? detail::set_view(object.sampler, *view, array->extent, array->flags) : hipErrorInvalidValue;
    }
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

inline hipError_t hipGetTextureObjectResourceViewDesc(hipResourceViewDesc* view, hipTextureObject_t handle) {
    const auto* object = reinterpret_cast<const detail::Object*>(handle);
    return ::hipMemcpy(view, &object->view, sizeof *view, hipMemcpyDeviceToHost);
}

inline hipError_t hipCreateSurfaceObject(hipSurfaceObject_t* handle, const hipResourceDesc* resource) {
    if (!handle || !resource || resource->resType != hipResourceTypeArray) return hipErrorInvalidValue;
    detail::Object object = {{}, *resource, {}, {}};
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

inline hipError_t hipBindTextureToMipmappedArray(const textureReference* reference, hipMipmappedArray_const_t array,
                                                 const hipChannelFormatDesc*) {
    hipResourceDesc resource = {};
    resource.resType = hipResourceTypeMipmappedArray;
    resource.res.mipmap.mipmap = const_cast<hipMipmappedArray_t>(array);
    return detail::bind(reference, resource);
}
template <class T, int Type, hipTextureReadMode Mode>
inline hipError_t hipBindTextureToMipmappedArray(const texture<T, Type, Mode>& reference,
                                                 hipMipmappedArray_const_t array, const hipChannelFormatDesc& format) {
    return hipport::hipBindTextureToMipmappedArray(&reference, array, &format);
}
template <class T, int Type, hipTextureReadMode Mode>
inline hipError_t hipBindTextureToMipmappedArray(const texture<T, Type, Mode>& reference,
                                                 hipMipmappedArray_const_t array) {
    return hipport::hipBindTextureToMipmappedArray(&reference, array, nullptr);
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
