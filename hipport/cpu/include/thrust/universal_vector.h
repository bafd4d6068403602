// Vectors in memory that host and device share.

#ifndef HIPPORT_CPU_THRUST_UNIVERSAL_VECTOR_H
#define HIPPORT_CPU_THRUST_UNIVERSAL_VECTOR_H

#include "thrust/detail/vector.h"
#include "thrust/device_allocator.h"

namespace thrust {

template <class T>
using universal_vector = detail::vector<T, universal_allocator<T>>;

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
