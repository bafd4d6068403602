// What a function makes of the elements of one or several inputs.

#ifndef HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_TRANSFORM_HPP
#define HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_TRANSFORM_HPP

#include <tuple>

#include "hipport_cpu/libraries/iterators.h"
#include "hipport_cpu/libraries/tasks.h"

namespace hipcub {

struct DeviceTransform {
    template <class... I, class O, class Count, class Function>
    static hipError_t Transform(std::tuple<I...> inputs, O output, Count num_items, Function function,
                                hipStream_t stream = nullptr) {
        return hipport_cpu::submit_work(stream, "hipcub::DeviceTransform::Transform", [=]() mutable {
            const auto to = hipport_cpu::raw(output);
            for (Count i = 0; i < num_items; ++i) {
                to[i] = std::apply([&](const auto&... each) { return function(hipport_cpu::raw(each)[i]...); }, inputs);
            }
        });
    }
    template <class I, class O, class Count, class Function>
    static hipError_t Transform(I input, O output, Count num_items, Function function, hipStream_t stream = nullptr) {
        return Transform(std::tuple<I>(input), output, num_items, function, stream);
    }
};

}  // namespace hipcub

#endif
