// CUB's loads by pointers to constants. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// hipCUB's ThreadLoad with LOAD_CG does not compile for a pointer to const (ROCm 7.2: rocPRIM gives it to a void *), and
// its CacheModifiedInputIterator takes none.

#ifndef HIPPORT_CUB_LOAD_H
#define HIPPORT_CUB_LOAD_H

#include <hip/hip_runtime.h>

#if defined(__HIPCC__) && __cplusplus >= 201703L
#include <hipcub/hipcub.hpp>

#include <iterator>

namespace hipport {

template <hipcub::CacheLoadModifier modifier, class Iterator>
__device__ typename std::iterator_traits<Iterator>::value_type thread_load(Iterator at) {
    return hipcub::ThreadLoad<modifier>(at);
}

template <hipcub::CacheLoadModifier modifier, class T>
__device__ T thread_load(const T* at) {
    return hipcub::ThreadLoad<modifier>(const_cast<T*>(at));
}

template <hipcub::CacheLoadModifier modifier, class T, class Offset = ptrdiff_t>
struct CacheModifiedInputIterator : hipcub::CacheModifiedInputIterator<modifier, T, Offset> {
    using self_type = CacheModifiedInputIterator;
    using Base = hipcub::CacheModifiedInputIterator<modifier, T, Offset>;

    template <class Item>
    __host__ __device__ CacheModifiedInputIterator(Item* at) : Base(const_cast<T*>(at)) {}
    __host__ __device__ CacheModifiedInputIterator(Base at) : Base(at) {}

    template <class Distance>
    __host__ __device__ self_type operator+(Distance n) const {
        return this->ptr + n;
    }
    template <class Distance>
    __host__ __device__ self_type operator-(Distance n) const {
        return this->ptr - n;
    }
    __host__ __device__ Offset operator-(self_type other) const { return this->ptr - other.ptr; }
};

}  // namespace hipport

#endif

#endif
