// Vectors of the device by the name of its system.

#ifndef HIPPORT_CPU_THRUST_SYSTEM_HIP_VECTOR_H
#define HIPPORT_CPU_THRUST_SYSTEM_HIP_VECTOR_H

#include "thrust/device_vector.h"
#include "thrust/system/hip/memory.h"

namespace thrust::hip {
template <class T, class Allocator = allocator<T>>
using vector = device_vector<T, Allocator>;
}

#endif
