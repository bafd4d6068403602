// Copies of many ranges.

#ifndef HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_COPY_HPP
#define HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_COPY_HPP

#include <string.h>

#include "hipcub/detail/device.hpp"

namespace hipcub {

struct DeviceCopy {
    // `sizes` counts the items of each.
    template <class I, class O, class S, class Count>
    static hipError_t Batched(void* d_temp_storage, size_t& temp_storage_bytes, I inputs, O outputs, S sizes,
                              Count num_items, hipStream_t stream = nullptr) {
        const size_t bytes = static_cast<size_t>(num_items) * sizeof(void*);
        return detail::submit_algorithm("hipcub::DeviceCopy::Batched", d_temp_storage, temp_storage_bytes, bytes,
                                        stream, [=]() mutable {
                                            for (ptrdiff_t i = 0; i < static_cast<ptrdiff_t>(num_items); ++i) {
                                                const auto count = static_cast<ptrdiff_t>(detail::raw(sizes)[i]);
                                                auto from = detail::raw(inputs)[i];
                                                auto to = detail::raw(outputs)[i];
                                                for (ptrdiff_t j = 0; j < count; ++j) to[j] = from[j];
                                            }
                                        });
    }
};

}  // namespace hipcub

#endif
