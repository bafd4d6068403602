// How a program tells the runtime of its variables in device memory.

#ifndef HIPPORT_CPU_DEVICE_VARIABLES_H
#define HIPPORT_CPU_DEVICE_VARIABLES_H

#include <stddef.h>

#pragma GCC visibility push(default)
namespace hipport_cpu {

// `__device__`, `__constant__`, `__managed__`.
enum class VariableKind { device, constant, managed };

// `name` must last. Before main.
void register_variable(const char* name, const volatile void* address, size_t bytes, VariableKind kind);

}  // namespace hipport_cpu
#pragma GCC visibility pop

namespace hipport_cpu {

struct RegisteredVariable {
    RegisteredVariable(const char* name, const volatile void* address, size_t bytes, VariableKind kind) {
        register_variable(name, address, bytes, kind);
    }
};

}  // namespace hipport_cpu

#define HIPPORT_CPU_REGISTERED(number, name, variable, kind)                                      \
    static const hipport_cpu::RegisteredVariable hipport_cpu_variable_##number{name, &variable, sizeof(variable), \
                                                                               hipport_cpu::VariableKind::kind};
#define HIPPORT_CPU_VARIABLE(number, name, variable) HIPPORT_CPU_REGISTERED(number, name, variable, device)
#define HIPPORT_CPU_CONSTANT(number, name, variable) HIPPORT_CPU_REGISTERED(number, name, variable, constant)
#define HIPPORT_CPU_MANAGED(number, name, variable) HIPPORT_CPU_REGISTERED(number, name, variable, managed)

#endif
