// Allocators of memory of the device, and of memory that host and device share.

#ifndef HIPPORT_CPU_THRUST_DEVICE_ALLOCATOR_H
#define HIPPORT_CPU_THRUST_DEVICE_ALLOCATOR_H

#include "thrust/device_free.h"
#include "thrust/device_malloc.h"

namespace thrust {

template <class T>
class device_allocator {
  public:
    using value_type = T;
    using pointer = device_ptr<T>;
    using const_pointer = device_ptr<const T>;
    using reference = device_reference<T>;
    using const_reference = device_reference<const T>;
    using size_type = size_t;
    using difference_type = ptrdiff_t;
    template <class U>
    struct rebind {
        using other = device_allocator<U>;
    };

    device_allocator() = default;
    template <class U>
    device_allocator(const device_allocator<U>&) {}
    pointer allocate(size_t count) { return device_malloc<T>(count); }
    void deallocate(pointer memory, size_t) { device_free(memory); }
    friend bool operator==(const device_allocator&, const device_allocator&) { return true; }
    friend bool operator!=(const device_allocator&, const device_allocator&) { return false; }
};
template <class T>
using device_malloc_allocator = device_allocator<T>;

template <class T>
class universal_allocator {
  public:
    using value_type = T;

    universal_allocator() = default;
    template <class U>
    universal_allocator(const universal_allocator<U>&) {}
    T* allocate(size_t count) {
        void* address = nullptr;
        detail::check(hipMallocManaged(&address, count * sizeof(T), hipMemAttachGlobal), "thrust::universal_allocator");
        return static_cast<T*>(address);
    }
    void deallocate(T* memory, size_t) { detail::check(hipFree(memory), "thrust::universal_allocator"); }
    friend bool operator==(const universal_allocator&, const universal_allocator&) { return true; }
    friend bool operator!=(const universal_allocator&, const universal_allocator&) { return false; }
};

}  // namespace thrust

#endif
