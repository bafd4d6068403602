// Vectors in memory of the device.

#ifndef HIPPORT_CPU_THRUST_DEVICE_VECTOR_H
#define HIPPORT_CPU_THRUST_DEVICE_VECTOR_H

#include "thrust/detail/vector.h"
#include "thrust/device_allocator.h"

namespace thrust {

template <class T, class Allocator = device_allocator<T>>
class device_vector : public detail::vector<T, Allocator> {
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
