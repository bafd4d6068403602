// Copies of many buffers.

#ifndef HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_MEMCPY_HPP
#define HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_MEMCPY_HPP

#include <string.h>

#include "hipcub/detail/device.hpp"

namespace hipcub {

struct DeviceMemcpy {
    // `sizes` counts the bytes of each.
    template <class I, class O, class S, class Count>
    static hipError_t Batched(void* d_temp_storage, size_t& temp_storage_bytes, I inputs, O outputs, S sizes,
                              Count num_items, hipStream_t stream = nullptr) {
        const size_t bytes = static_cast<size_t>(num_items) * sizeof(void*);
        return detail::submit_algorithm(
            "hipcub::DeviceMemcpy::Batched", d_temp_storage, temp_storage_bytes, bytes, stream, [=]() mutable {
                for (ptrdiff_t i = 0; i < static_cast<ptrdiff_t>(num_items); ++i) {
                    const auto count = static_cast<ptrdiff_t>(detail::raw(sizes)[i]);
                    memmove(detail::raw(outputs)[i], detail::raw(inputs)[i], static_cast<size_t>(count));
                }
            });
    }
};

}  // namespace hipcub

#endif
