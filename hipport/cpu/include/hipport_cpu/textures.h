// Reads of textures and reads and writes of surfaces, for programs. An object is what hipport/texture.h makes for GPUs
// without image instructions, so that its functions read HIP's own too. Where HIP 7.2's headers do something else than
// CUDA, so do the functions here, and what that changes is reported. What does not compile there is not here.

#ifndef HIPPORT_CPU_TEXTURES_H
#define HIPPORT_CPU_TEXTURES_H

#include "../../../include/hipport/texture.h"

using hipport::tex1D;
using hipport::tex1DGrad;
using hipport::tex1DLayered;
using hipport::tex1DLayeredGrad;
using hipport::tex1DLod;
using hipport::tex1Dfetch;
using hipport::tex2D;
using hipport::tex2DGrad;
using hipport::tex2DLayeredGrad;
using hipport::tex2DLod;
using hipport::tex3D;
using hipport::tex3DLod;
using hipport::texCubemap;
using hipport::texCubemapLayered;
using hipport::texCubemapLayeredLod;
using hipport::texCubemapLod;

// Reports that a read gives something else than in CUDA (textures.cpp).
extern "C" void hipport_cpu_other_read(const char* what);

namespace hipport_cpu {

template <class T>
inline T of_hip(const T& read, const T& in_cuda, const char* what) {
    if (__builtin_memcmp(&read, &in_cuda, sizeof(T)) != 0) hipport_cpu_other_read(what);
    return read;
}

}  // namespace hipport_cpu

// Objects: what differs.
#define HIPPORT_CPU_UNPACK(...) __VA_ARGS__
#define HIPPORT_CPU_OBJECT(name, parameters, arguments, read, what)                                         \
    template <class T>                                                                                      \
    inline T name(hipTextureObject_t texture, HIPPORT_CPU_UNPACK parameters) {                              \
        return hipport_cpu::of_hip<T>(read, hipport::name<T>(texture, HIPPORT_CPU_UNPACK arguments), #name " " what); \
    }                                                                                                       \
    template <class T>                                                                                      \
    inline void name(T* to, hipTextureObject_t texture, HIPPORT_CPU_UNPACK parameters) {                    \
        *to = name<T>(texture, HIPPORT_CPU_UNPACK arguments);                                               \
    }
HIPPORT_CPU_OBJECT(tex1DLayeredLod, (float x, int layer, float level), (x, layer, level),
                   hipport::tex1DLayered<T>(texture, x, layer), "does not use its level")
HIPPORT_CPU_OBJECT(tex2DLayeredLod, (float x, float y, int layer, float level), (x, y, layer, level),
                   hipport::tex2DLayered<T>(texture, x, y, layer), "does not use its level")
HIPPORT_CPU_OBJECT(tex3DGrad, (float x, float y, float z, float4 dPdx, float4 dPdy), (x, y, z, dPdx, dPdy),
                   hipport::tex3DGrad<T>(texture, x, y, z, dPdy, dPdy), "uses the second gradient in place of the first")
HIPPORT_CPU_OBJECT(texCubemapGrad, (float x, float y, float z, float4 dPdx, float4 dPdy), (x, y, z, dPdx, dPdy), T{},
                   "gives 0")
HIPPORT_CPU_OBJECT(texCubemapLayeredGrad, (float x, float y, float z, int layer, float4 dPdx, float4 dPdy),
                   (x, y, z, layer, dPdx, dPdy), T{}, "gives 0")
#undef HIPPORT_CPU_OBJECT

template <class T>
inline T tex2DLayered(hipTextureObject_t texture, float x, float y, int layer) {
    return hipport::tex2DLayered<T>(texture, x, y, layer);
}
template <class T>
inline T tex2Dgather(hipTextureObject_t texture, float x, float y, int channel = 0) {
    const int of_hip = channel >= 1 && channel <= 3 ? channel - 1 : 3;
    return hipport_cpu::of_hip<T>(hipport::tex2Dgather<T>(texture, x, y, of_hip),
                                  hipport::tex2Dgather<T>(texture, x, y, channel),
                                  "tex2Dgather reads channel 3 for 0, and the channel before for another one");
}

namespace hipport_cpu {

// A reference is a variable of the program that kernels read without being told of it, so no access for the check.
__attribute__((noinline, no_sanitize("thread"))) inline hipTextureObject_t object_of(const textureReference& reference) {
    return reference.textureObject;
}

}  // namespace hipport_cpu

// Texture references: the object that was bound last.
#define HIPPORT_CPU_READ(name, shape, given, parameters, arguments)                                            \
    template <class T, hipTextureReadMode mode>                                                                \
    inline typename hipport::detail::given<T, mode>::type name(const texture<T, hipTextureType##shape, mode>& reference, \
                                                               HIPPORT_CPU_UNPACK parameters) {                \
        return hipport::name<typename hipport::detail::given<T, mode>::type>(hipport_cpu::object_of(reference), \
                                                                             HIPPORT_CPU_UNPACK arguments);    \
    }
HIPPORT_CPU_READ(tex1Dfetch, 1D, result, (int x), (x))
HIPPORT_CPU_READ(tex1D, 1D, result, (float x), (x))
HIPPORT_CPU_READ(tex1DLod, 1D, result, (float x, float level), (x, level))
HIPPORT_CPU_READ(tex1DGrad, 1D, result, (float x, float dPdx, float dPdy), (x, dPdx, dPdy))
HIPPORT_CPU_READ(tex2D, 2D, result, (float x, float y), (x, y))
HIPPORT_CPU_READ(tex2DLod, 2D, result, (float x, float y, float level), (x, y, level))
HIPPORT_CPU_READ(tex2DGrad, 2D, result, (float x, float y, float2 dPdx, float2 dPdy), (x, y, dPdx, dPdy))
HIPPORT_CPU_READ(tex3D, 3D, result, (float x, float y, float z), (x, y, z))
HIPPORT_CPU_READ(tex3DLod, 3D, result, (float x, float y, float z, float level), (x, y, z, level))
HIPPORT_CPU_READ(tex3DGrad, 3D, result, (float x, float y, float z, float4 dPdx, float4 dPdy), (x, y, z, dPdx, dPdy))
HIPPORT_CPU_READ(tex1DLayered, 1DLayered, result, (float x, int layer), (x, layer))
HIPPORT_CPU_READ(tex1DLayeredLod, 1DLayered, result, (float x, int layer, float level), (x, layer, level))
HIPPORT_CPU_READ(tex1DLayeredGrad, 1DLayered, result, (float x, int layer, float dPdx, float dPdy),
                 (x, layer, dPdx, dPdy))
HIPPORT_CPU_READ(tex2DLayered, 2DLayered, result, (float x, float y, int layer), (x, y, layer))
HIPPORT_CPU_READ(tex2DLayeredLod, 2DLayered, result, (float x, float y, int layer, float level), (x, y, layer, level))
HIPPORT_CPU_READ(tex2DLayeredGrad, 2DLayered, result, (float x, float y, int layer, float2 dPdx, float2 dPdy),
                 (x, y, layer, dPdx, dPdy))
HIPPORT_CPU_READ(texCubemap, Cubemap, result, (float x, float y, float z), (x, y, z))
HIPPORT_CPU_READ(texCubemapLod, Cubemap, result, (float x, float y, float z, float level), (x, y, z, level))
HIPPORT_CPU_READ(texCubemapLayered, CubemapLayered, result, (float x, float y, float z, int layer), (x, y, z, layer))
HIPPORT_CPU_READ(texCubemapLayeredLod, CubemapLayered, result, (float x, float y, float z, int layer, float level),
                 (x, y, z, layer, level))
HIPPORT_CPU_READ(tex2Dgather, 2D, gathered, (float x, float y, int channel = 0), (x, y, channel))
#undef HIPPORT_CPU_READ

template <class T, hipTextureReadMode mode>
inline typename hipport::detail::result<T, mode>::type texCubemapGrad(
    const texture<T, hipTextureTypeCubemap, mode>& reference, float x, float y, float z, float4 dPdx, float4 dPdy) {
    using Result = typename hipport::detail::result<T, mode>::type;
    return texCubemapGrad<Result>(hipport_cpu::object_of(reference), x, y, z, dPdx, dPdy);
}
template <class T, hipTextureReadMode mode>
inline typename hipport::detail::result<T, mode>::type texCubemapLayeredGrad(
    const texture<T, hipTextureTypeCubemapLayered, mode>& reference, float x, float y, float z, int layer, float4 dPdx,
    float4 dPdy) {
    using Result = typename hipport::detail::result<T, mode>::type;
    return texCubemapLayeredGrad<Result>(hipport_cpu::object_of(reference), x, y, z, layer, dPdx, dPdy);
}

// Surfaces: outside, a read gives 0 and nothing is written.
#define HIPPORT_CPU_SURFACE(name, parameters, arguments)                                              \
    template <class T>                                                                                \
    inline void name##read(T* value, hipSurfaceObject_t surface, HIPPORT_CPU_UNPACK parameters) {     \
        *value = hipport::name##read<T>(surface, HIPPORT_CPU_UNPACK arguments, hipBoundaryModeZero);  \
    }                                                                                                 \
    template <class T>                                                                                \
    inline void name##write(T value, hipSurfaceObject_t surface, HIPPORT_CPU_UNPACK parameters) {     \
        hipport::name##write<T>(value, surface, HIPPORT_CPU_UNPACK arguments, hipBoundaryModeZero);   \
    }
HIPPORT_CPU_SURFACE(surf1D, (int x), (x))
HIPPORT_CPU_SURFACE(surf2D, (int x, int y), (x, y))
HIPPORT_CPU_SURFACE(surf3D, (int x, int y, int z), (x, y, z))
HIPPORT_CPU_SURFACE(surf1DLayered, (int x, int layer), (x, layer))
HIPPORT_CPU_SURFACE(surf2DLayered, (int x, int y, int layer), (x, y, layer))
HIPPORT_CPU_SURFACE(surfCubemap, (int x, int y, int face), (x, y, face))
#undef HIPPORT_CPU_SURFACE
#undef HIPPORT_CPU_UNPACK

// With a mode, which changes nothing.
template <class T>
inline void surf1Dread(T* value, hipSurfaceObject_t surface, int x, int) {
    surf1Dread(value, surface, x);
}

template <class T>
inline void surfCubemapLayeredread(T* value, hipSurfaceObject_t surface, int x, int y, int face, int layer) {
    surfCubemapread(value, surface, x, y, 6 * layer + face);
}

#endif
