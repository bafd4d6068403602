// CUB's loads by pointers to constants. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// hipCUB's ThreadLoad with LOAD_CG does not compile for a pointer to const (ROCm 7.2: rocPRIM gives it to a void *).

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

}  // namespace hipport

#endif

#endif
