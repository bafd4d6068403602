// Which of the two passes of HIP's compiler code is meant to be of that runs now: the device's or the host's.

#ifndef HIPPORT_CPU_PASSES_H
#define HIPPORT_CPU_PASSES_H

#include "hipport_cpu/runtime.h"

namespace hipport_cpu {

// Set while the host does work of the device, algorithms of libraries for instance.
inline thread_local bool in_task = false;
inline bool in_device_code() { return hipport_cpu_here.wavefront != 0 || in_task; }

// What is computed while the program is compiled is the host's.
constexpr bool is_device_pass() { return !__builtin_is_constant_evaluated() && in_device_code(); }

}  // namespace hipport_cpu

#endif
