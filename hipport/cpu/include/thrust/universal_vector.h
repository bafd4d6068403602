// Vectors in memory that host and device share.

#ifndef HIPPORT_CPU_THRUST_UNIVERSAL_VECTOR_H
#define HIPPORT_CPU_THRUST_UNIVERSAL_VECTOR_H

#include "thrust/detail/vector.h"
#include "thrust/device_allocator.h"

namespace thrust {

template <class T>
using universal_vector = detail::vector<T, universal_allocator<T>>;

}  // namespace thrust

#endif
