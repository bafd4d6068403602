// A function called with each index or element.

#ifndef HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_FOR_HPP
#define HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_FOR_HPP

#include "hipport_cpu/libraries/iterators.h"
#include "hipport_cpu/libraries/tasks.h"

namespace hipcub {

struct DeviceFor {
    template <class Count, class Function>
    static hipError_t Bulk(Count shape, Function function, hipStream_t stream = nullptr) {
        return hipport_cpu::submit_work(stream, "hipcub::DeviceFor::Bulk", [=]() mutable {
            for (Count i = 0; i < shape; ++i) function(i);
        });
    }
    template <class I, class Count, class Function>
    static hipError_t ForEachN(I first, Count num_items, Function function, hipStream_t stream = nullptr) {
        return hipport_cpu::submit_work(stream, "hipcub::DeviceFor::ForEachN", [=]() mutable {
            auto at = hipport_cpu::raw(first);
            for (Count i = 0; i < num_items; ++i, ++at) function(*at);
        });
    }
    template <class I, class Function>
    static hipError_t ForEach(I first, I last, Function function, hipStream_t stream = nullptr) {
        return ForEachN(first, last - first, function, stream);
    }
    template <class I, class Count, class Function>
    static hipError_t ForEachCopyN(I first, Count num_items, Function function, hipStream_t stream = nullptr) {
        using Value = hipport_cpu::ValueOf<I>;
        return ForEachN(first, num_items, [function](Value value) mutable { function(value); }, stream);
    }
    template <class I, class Function>
    static hipError_t ForEachCopy(I first, I last, Function function, hipStream_t stream = nullptr) {
        return ForEachCopyN(first, last - first, function, stream);
    }
};

}  // namespace hipcub

#endif
