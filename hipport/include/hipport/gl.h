// CUDA's first OpenGL interface (RegisterBufferObject and kin, of runtime and driver), which knows a buffer by
// its number in OpenGL, by HIP's graphics resources. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// Every function is CUDA's without the prefix. A table keeps the resource of each buffer that is registered.

#ifndef HIPPORT_GL_H
#define HIPPORT_GL_H

#include <map>

#include <hip/hip_runtime.h>

#include <hip/hip_gl_interop.h>  // needs the runtime's header before it

namespace hipport {
namespace gl {

using Resources = std::map<unsigned int, hipGraphicsResource_t>;
inline Resources &resources() {
    static Resources all;
    return all;
}

// The resource of a buffer, null for one that is not registered.
inline hipGraphicsResource_t *resource_of(unsigned int buffer) {
    const Resources::iterator found = resources().find(buffer);
    return found == resources().end() ? nullptr : &found->second;
}

inline hipError_t Init() { return hipInit(0); }

inline hipError_t RegisterBufferObject(unsigned int buffer, unsigned int flags = hipGraphicsRegisterFlagsNone) {
    if (resource_of(buffer) != nullptr) return hipErrorInvalidValue;
    hipGraphicsResource_t resource = nullptr;
    const hipError_t error = hipGraphicsGLRegisterBuffer(&resource, buffer, flags);
    if (error == hipSuccess) resources()[buffer] = resource;
    return error;
}
inline hipError_t UnregisterBufferObject(unsigned int buffer) {
    hipGraphicsResource_t *resource = resource_of(buffer);
    if (resource == nullptr) return hipErrorInvalidValue;
    const hipError_t error = hipGraphicsUnregisterResource(*resource);
    resources().erase(buffer);
    return error;
}

// HIP takes the flags when a buffer is registered, so the buffer is registered again.
inline hipError_t SetBufferObjectMapFlags(unsigned int buffer, unsigned int flags) {
    const hipError_t error = UnregisterBufferObject(buffer);
    return error == hipSuccess ? RegisterBufferObject(buffer, flags) : error;
}

inline hipError_t MapBufferObjectAsync(void **pointer, size_t *size, unsigned int buffer, hipStream_t stream) {
    hipGraphicsResource_t *resource = resource_of(buffer);
    if (resource == nullptr) return hipErrorInvalidValue;
    const hipError_t error = hipGraphicsMapResources(1, resource, stream);
    size_t bytes = 0;
    return error == hipSuccess ? hipGraphicsResourceGetMappedPointer(pointer, size ? size : &bytes, *resource) : error;
}
inline hipError_t MapBufferObjectAsync(void **pointer, unsigned int buffer, hipStream_t stream) {
    return MapBufferObjectAsync(pointer, nullptr, buffer, stream);
}
inline hipError_t MapBufferObject(void **pointer, size_t *size, unsigned int buffer) {
    return MapBufferObjectAsync(pointer, size, buffer, nullptr);
}
inline hipError_t MapBufferObject(void **pointer, unsigned int buffer) {
    return MapBufferObjectAsync(pointer, nullptr, buffer, nullptr);
}
inline hipError_t UnmapBufferObjectAsync(unsigned int buffer, hipStream_t stream) {
    hipGraphicsResource_t *resource = resource_of(buffer);
    return resource == nullptr ? hipErrorInvalidValue : hipGraphicsUnmapResources(1, resource, stream);
}
inline hipError_t UnmapBufferObject(unsigned int buffer) { return UnmapBufferObjectAsync(buffer, nullptr); }

}  // namespace gl
}  // namespace hipport

#endif
