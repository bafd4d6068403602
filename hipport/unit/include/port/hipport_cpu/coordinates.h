// The variables of a thread, as HIP has them, which only code for the device can read: in place of the engine's macros.
#pragma once
#include "hipport_cpu/vectors.h"
#ifdef __HIP__

namespace hipport_cpu {
#define HIPPORT_COORDINATE(name)                                      \
    __declspec(property(get = __get_##name)) unsigned int name;       \
    static __attribute__((device)) unsigned int __get_##name();
struct Coordinates {
    HIPPORT_COORDINATE(x)
    HIPPORT_COORDINATE(y)
    HIPPORT_COORDINATE(z)
    __attribute__((device)) operator dim3() const;
};
#undef HIPPORT_COORDINATE
}  // namespace hipport_cpu
extern const __attribute__((device)) hipport_cpu::Coordinates threadIdx, blockIdx, blockDim, gridDim;
#endif
