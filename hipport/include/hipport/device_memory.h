// Memory that device code takes and gives back, where HIP's runtime cannot be called. Comes with hipport, belongs to the
// project that it was copied into.
// hipport: ignore-file
//
// CUDA takes such memory from the heap of malloc in device code, too: device code has to free it.

#ifndef HIPPORT_DEVICE_MEMORY_H
#define HIPPORT_DEVICE_MEMORY_H

#include <hip/hip_runtime.h>

namespace hipport {

template <class T>
__device__ inline hipError_t device_malloc(T **p, size_t bytes) {
    *p = static_cast<T *>(::malloc(bytes));
    return *p || !bytes ? hipSuccess : hipErrorOutOfMemory;
}

__device__ inline hipError_t device_free(void *p) {
    ::free(p);
    return hipSuccess;
}

}  // namespace hipport

#endif
