// What the parts of the runtime that deal with textures know of each other.

#ifndef HIPPORT_CPU_HOST_TEXTURES_H
#define HIPPORT_CPU_HOST_TEXTURES_H

#include "host.h"
// After that, which does not know of printf in kernels.
#include "../../include/hipport/texture.h"

namespace hipport_cpu {

// Flags of the memory of an object: one that is bound to a reference goes with the program.
constexpr unsigned int of_reference = 1;

// A texture object of a resource, of a view of it where there is one.
hipError_t create_texture(hipTextureObject_t* handle, const char* function, const hipResourceDesc& resource,
                          const hipTextureDesc& how, const hipResourceViewDesc* view, unsigned int flags = 0);
// Reports what is wrong with destroying a texture object, or destroys it. Null is none.
hipError_t destroy_texture(const char* function, hipTextureObject_t handle);
// What a handle is of. Reports one that has been destroyed.
hipError_t check_texture(const char* function, hipTextureObject_t handle, const hipport::detail::Object*& object);

}  // namespace hipport_cpu

#endif
