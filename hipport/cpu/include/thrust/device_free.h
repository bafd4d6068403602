// The end of memory of device_malloc.

#ifndef HIPPORT_CPU_THRUST_DEVICE_FREE_H
#define HIPPORT_CPU_THRUST_DEVICE_FREE_H

#include "thrust/device_ptr.h"

namespace thrust {

inline void device_free(device_ptr<void> pointer) { detail::check(hipFree(pointer.get()), "thrust::device_free"); }

}  // namespace thrust

#endif
