// Fragments of CUDA's mma.h by rocWMMA. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// CUDA's fill_fragment takes a value that converts to the type of the elements: fill_fragment(sums, 0.0) of floats or
// halves. rocWMMA's takes one of that type only.

#ifndef HIPPORT_WMMA_H
#define HIPPORT_WMMA_H

#include <hip/hip_runtime.h>
#include <rocwmma/rocwmma.hpp>

namespace hipport {

template <class Fragment, class Value>
__device__ inline void fill_fragment(Fragment &fragment, const Value &value) {
    rocwmma::fill_fragment(fragment, static_cast<typename Fragment::element_type>(value));
}

}  // namespace hipport

#endif
