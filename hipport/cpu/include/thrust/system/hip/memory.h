// Memory of the device by the name of its system.

#ifndef HIPPORT_CPU_THRUST_SYSTEM_HIP_MEMORY_H
#define HIPPORT_CPU_THRUST_SYSTEM_HIP_MEMORY_H

#include "thrust/device_allocator.h"
#include "thrust/memory.h"

namespace thrust::hip {

template <class T>
using pointer = device_ptr<T>;
template <class T>
using allocator = device_allocator<T>;

template <class T>
pointer<T> malloc(size_t count) {
    return device_malloc<T>(count);
}
inline pointer<void> malloc(size_t bytes) { return device_malloc(bytes); }
inline void free(pointer<void> memory) { device_free(memory); }

}  // namespace thrust::hip

#endif
