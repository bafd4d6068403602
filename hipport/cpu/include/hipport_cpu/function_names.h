// What `__func__` and `__PRETTY_FUNCTION__` are in a kernel: its body is a lambda of the stub, whose names these are to be.
// A stub declares `hipport_cpu_function` and `hipport_cpu_pretty_function` around its body. Elsewhere the names are
// those here, and a function goes by its own.

#ifndef HIPPORT_CPU_FUNCTION_NAMES_H
#define HIPPORT_CPU_FUNCTION_NAMES_H

#include <cstddef>

#define HIPPORT_CPU_OWN_NAME ::hipport_cpu::name_of_function(hipport_cpu_function, __func__)
#define HIPPORT_CPU_PRETTY_NAME ::hipport_cpu::name_of_function(hipport_cpu_pretty_function, __PRETTY_FUNCTION__)

namespace hipport_cpu {

struct NoKernel {};

template <std::size_t size>
constexpr const char (&name_of_function(NoKernel, const char (&own)[size]))[size] {
    return own;
}

template <std::size_t size, std::size_t own_size>
constexpr const char (&name_of_function(const char (&kernel)[size], const char (&)[own_size]))[size] {
    return kernel;
}

}  // namespace hipport_cpu

constexpr hipport_cpu::NoKernel hipport_cpu_function, hipport_cpu_pretty_function;

#endif
