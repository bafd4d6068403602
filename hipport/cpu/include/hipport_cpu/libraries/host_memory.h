// What algorithms that run on the host are given: device memory is not for them.

#ifndef HIPPORT_CPU_LIBRARIES_HOST_MEMORY_H
#define HIPPORT_CPU_LIBRARIES_HOST_MEMORY_H

#include <type_traits>

#include "hipport_cpu/passes.h"

#pragma GCC visibility push(default)
namespace hipport_cpu {

// Reports that the algorithm `what`, which the program calls, accesses device memory in host code, if `address` is one
// of that (host/host_algorithms.cpp).
void find_device_memory(const char* what, const void* address);

}  // namespace hipport_cpu
#pragma GCC visibility pop

namespace hipport_cpu {

template <class... Arguments>
__attribute__((always_inline)) inline void require_host_memory(const char* what, const Arguments&... arguments) {
    const auto require = [&](const auto& argument) __attribute__((always_inline)) {
        if constexpr (std::is_pointer<std::decay_t<decltype(argument)>>::value) {
            if constexpr (std::is_object<std::remove_pointer_t<std::decay_t<decltype(argument)>>>::value) {
                find_device_memory(what, const_cast<const void*>(static_cast<const volatile void*>(argument)));
            }
        }
    };
    if (!in_device_code()) (require(arguments), ...);
}

}  // namespace hipport_cpu

#endif
