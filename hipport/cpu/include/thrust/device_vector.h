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

#endif
