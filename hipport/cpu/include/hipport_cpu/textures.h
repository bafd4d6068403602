// Reads of textures and reads and writes of surfaces, for programs. An object is what hipport/texture.h makes for GPUs
// without image instructions, so that its functions read HIP's own too.

#ifndef HIPPORT_CPU_TEXTURES_H
#define HIPPORT_CPU_TEXTURES_H

#include "../../../include/hipport/texture.h"

using hipport::tex1D;
using hipport::tex1Dfetch;
using hipport::tex1DLayered;
using hipport::tex1DLod;
using hipport::tex2D;
using hipport::tex2DLayered;
using hipport::tex2DLod;
using hipport::tex3D;
using hipport::tex3DLod;

namespace hipport_cpu {

// A reference is a variable of the program that kernels read without being told of it, so no access for the check.
__attribute__((noinline, no_sanitize("thread"))) inline hipTextureObject_t object_of(const textureReference& reference) {
    return reference.textureObject;
}

}  // namespace hipport_cpu

// Texture references: the object that was bound last.
#define HIPPORT_CPU_READ(name, shape, parameters, arguments)                                                  \
    template <class T, hipTextureReadMode mode>                                                               \
    inline typename hipport::detail::result<T, mode>::type name(const texture<T, shape, mode>& reference,     \
                                                                HIPPORT_CPU_UNPACK parameters) {              \
        return hipport::name<typename hipport::detail::result<T, mode>::type>(                                \
            hipport_cpu::object_of(reference), HIPPORT_CPU_UNPACK arguments);                                 \
    }
#define HIPPORT_CPU_UNPACK(...) __VA_ARGS__
HIPPORT_CPU_READ(tex1Dfetch, hipTextureType1D, (int x), (x))
HIPPORT_CPU_READ(tex1D, hipTextureType1D, (float x), (x))
HIPPORT_CPU_READ(tex2D, hipTextureType2D, (float x, float y), (x, y))
HIPPORT_CPU_READ(tex3D, hipTextureType3D, (float x, float y, float z), (x, y, z))
HIPPORT_CPU_READ(tex1DLod, hipTextureType1D, (float x, float level), (x, level))
HIPPORT_CPU_READ(tex2DLod, hipTextureType2D, (float x, float y, float level), (x, y, level))
HIPPORT_CPU_READ(tex3DLod, hipTextureType3D, (float x, float y, float z, float level), (x, y, z, level))
HIPPORT_CPU_READ(tex1DLayered, hipTextureType1DLayered, (float x, int layer), (x, layer))
HIPPORT_CPU_READ(tex2DLayered, hipTextureType2DLayered, (float x, float y, int layer), (x, y, layer))
#undef HIPPORT_CPU_READ

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
#undef HIPPORT_CPU_SURFACE
#undef HIPPORT_CPU_UNPACK

#endif
