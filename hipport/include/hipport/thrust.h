// What Thrust for CUDA had and rocThrust lacks. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file

#ifndef HIPPORT_THRUST_H
#define HIPPORT_THRUST_H

#include <hip/hip_runtime.h>
#include <stddef.h>

#include <new>

namespace hipport {

// Memory of the host that does not move, for copies that run beside kernels
// (thrust::system::cuda::experimental::pinned_allocator).
template <class T>
class pinned_allocator {
  public:
    typedef T value_type;
    typedef T* pointer;
    typedef const T* const_pointer;
    typedef T& reference;
    typedef const T& const_reference;
    typedef size_t size_type;
    typedef ptrdiff_t difference_type;
    template <class U>
    struct rebind {
        typedef pinned_allocator<U> other;
    };

    pinned_allocator() = default;
    template <class U>
    pinned_allocator(const pinned_allocator<U>&) {}
    T* allocate(size_t count, const void* = nullptr) {
        void* memory = nullptr;
        if (hipHostMalloc(&memory, count * sizeof(T), 0) != hipSuccess) throw std::bad_alloc();
        return static_cast<T*>(memory);
    }
    void deallocate(T* memory, size_t) { (void)hipHostFree(memory); }
    size_t max_size() const { return static_cast<size_t>(-1) / sizeof(T); }
    friend bool operator==(const pinned_allocator&, const pinned_allocator&) { return true; }
    friend bool operator!=(const pinned_allocator&, const pinned_allocator&) { return false; }
};

}  // namespace hipport

#endif
