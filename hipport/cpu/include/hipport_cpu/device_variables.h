// How a program tells the runtime of its variables in device memory.

#ifndef HIPPORT_CPU_DEVICE_VARIABLES_H
#define HIPPORT_CPU_DEVICE_VARIABLES_H

#include <stddef.h>

#pragma GCC visibility push(default)
namespace hipport_cpu {

// `name` must last. Before main.
void register_variable(const char* name, const volatile void* address, size_t bytes, bool is_managed);

}  // namespace hipport_cpu
#pragma GCC visibility pop

#endif
