// Objects in memory of the device.

#ifndef HIPPORT_CPU_THRUST_DEVICE_NEW_H
#define HIPPORT_CPU_THRUST_DEVICE_NEW_H

#include <memory>

#include "thrust/device_malloc.h"

namespace thrust {

template <class T>
device_ptr<T> device_new(size_t count = 1) {
    const device_ptr<T> objects = device_malloc<T>(count);
    detail::run({true, true, nullptr}, "thrust::device_new",
                [first = objects.get(), count] { std::uninitialized_value_construct_n(first, count); });
    return objects;
}

}  // namespace thrust

#endif
