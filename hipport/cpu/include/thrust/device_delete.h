// The end of objects of device_new.

#ifndef HIPPORT_CPU_THRUST_DEVICE_DELETE_H
#define HIPPORT_CPU_THRUST_DEVICE_DELETE_H

#include <memory>

#include "thrust/device_free.h"

namespace thrust {

template <class T>
void device_delete(device_ptr<T> objects, size_t count = 1) {
    detail::run({true, true, nullptr}, "thrust::device_delete",
                [first = objects.get(), count] { std::destroy_n(first, count); });
    device_free(objects);
}

}  // namespace thrust

#endif
