// Vectors in memory of the host.

#ifndef HIPPORT_CPU_THRUST_HOST_VECTOR_H
#define HIPPORT_CPU_THRUST_HOST_VECTOR_H

#include "thrust/detail/vector.h"

namespace thrust {

template <class T, class Allocator = std::allocator<T>>
class host_vector : public detail::vector<T, Allocator> {
  public:
    using detail::vector<T, Allocator>::vector;
    using detail::vector<T, Allocator>::operator=;
};

}  // namespace thrust

// What rocThrust's header brings with it; after this one, which it may need.
#include "thrust/detail/brought.h"
#include "thrust/find.h"
#include "thrust/iterator/counting_iterator.h"
#include "thrust/iterator/permutation_iterator.h"
#include "thrust/iterator/transform_iterator.h"
#include "thrust/mismatch.h"
#include "thrust/replace.h"
#include "thrust/scatter.h"

#endif
