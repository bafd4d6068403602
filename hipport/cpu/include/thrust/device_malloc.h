// Memory of the device, in bytes and in elements.

#ifndef HIPPORT_CPU_THRUST_DEVICE_MALLOC_H
#define HIPPORT_CPU_THRUST_DEVICE_MALLOC_H

#include "thrust/device_ptr.h"

namespace thrust {

template <class T>
device_ptr<T> device_malloc(size_t count) {
    void* address = nullptr;
    detail::check(hipMalloc(&address, count * sizeof(T)), "thrust::device_malloc");
    return device_ptr<T>(static_cast<T*>(address));
}
inline device_ptr<void> device_malloc(size_t bytes) { return device_ptr<void>(device_malloc<char>(bytes).get()); }

}  // namespace thrust

#endif
