// Where Thrust's algorithms run: on the host at once, or on a stream of the device, in the order of its other work.

#ifndef HIPPORT_CPU_THRUST_DETAIL_SYSTEM_H
#define HIPPORT_CPU_THRUST_DETAIL_SYSTEM_H

#include <hip/hip_runtime.h>

#include <iostream>  // programs take it from rocThrust
#include <memory>
#include <optional>
#include <utility>

#include "hipport_cpu/libraries/iterators.h"
#include "hipport_cpu/libraries/tasks.h"
#include "thrust/detail/config.h"
#include "thrust/system_error.h"

namespace thrust {
namespace detail {

using hipport_cpu::in_device_code;
using hipport_cpu::is_any_device;
using hipport_cpu::like;
using hipport_cpu::raw;
using hipport_cpu::ValueOf;

struct Policy {
    bool on_device;
    bool waits;  // for the end of what has no result too
    hipStream_t stream;

    // Thrust takes its temporary memory from an allocator; here it is the host's.
    template <class Allocator>
    constexpr Policy operator()(const Allocator&) const {
        return *this;
    }
};
struct StreamPolicy : Policy {
    constexpr StreamPolicy(bool waits, hipStream_t stream) : Policy{true, waits, stream} {}
    constexpr StreamPolicy on(hipStream_t other) const { return {waits, other}; }
    template <class Allocator>
    constexpr StreamPolicy operator()(const Allocator&) const {
        return *this;
    }
};
template <class T>
constexpr bool is_policy = std::is_base_of<Policy, std::decay_t<T>>::value;

inline void check(hipError_t error, const char* what) {
    if (error != hipSuccess) throw system_error(error, hip_category(), what);
}

// Does `work` where the policy says; returns its result.
template <class Work>
auto run(const Policy& policy, const char* what, Work work) -> decltype(work()) {
    using Result = decltype(work());
    if (!policy.on_device || in_device_code()) return work();
    if constexpr (std::is_void<Result>::value) {
        check(hipport_cpu::submit_work(policy.stream, what, work), what);
        if (policy.waits) check(hipport_cpu::finish(policy.stream), what);
    } else {
        const auto result = std::make_shared<std::optional<Result>>();
        const auto task = [work, result]() mutable { result->emplace(work()); };
        check(hipport_cpu::submit_work(policy.stream, what, task), what);
        check(hipport_cpu::finish(policy.stream), what);
        return **result;
    }
}

}  // namespace detail
}  // namespace thrust

#endif
