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

#endif
