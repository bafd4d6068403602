// Numbers of a type that is said when a function is called: how they are read, and written rounded once.

#ifndef HIPPORT_CPU_NUMBERS_H
#define HIPPORT_CPU_NUMBERS_H

#include <string.h>

#include <complex>

#include "host.h"
// After HIP's interface: it makes names of members there macros.
#include "hipport_cpu/small_float.h"

namespace hipport_cpu {

inline size_t bytes_of(hipDataType type) {
    switch (type) {
        case HIP_R_8I: return 1;
        case HIP_R_16F:
        case HIP_R_16BF: return 2;
        case HIP_R_32F:
        case HIP_R_32I: return 4;
        case HIP_R_64F:
        case HIP_C_32F: return 8;
        case HIP_C_64F: return 16;
        default: return 0;  // a type that nothing here calculates with
    }
}

template <class T>
T stored(const void* at) {
    T value;
    memcpy(&value, at, sizeof value);
    return value;
}
inline std::complex<double> load(hipDataType type, const void* at) {
    switch (type) {
        case HIP_R_8I: return stored<int8_t>(at);
        case HIP_R_16F: return half_value(stored<uint16_t>(at));
        case HIP_R_16BF: return bfloat_value(stored<uint16_t>(at));
        case HIP_R_32F: return stored<float>(at);
        case HIP_R_32I: return stored<int32_t>(at);
        case HIP_R_64F: return stored<double>(at);
        case HIP_C_32F: return stored<std::complex<float>>(at);
        default: return stored<std::complex<double>>(at);
    }
}
template <class T>
void keep(void* at, T value) {
    memcpy(at, &value, sizeof value);
}
inline void store(hipDataType type, void* at, std::complex<double> value) {
    switch (type) {
        case HIP_R_8I: return keep(at, static_cast<int8_t>(value.real()));
        case HIP_R_16F: return keep(at, half_bits(narrowed(value.real())));
        case HIP_R_16BF: return keep(at, bfloat_bits(narrowed(value.real())));
        case HIP_R_32F: return keep(at, static_cast<float>(value.real()));
        case HIP_R_32I: return keep(at, static_cast<int32_t>(static_cast<int64_t>(value.real())));
        case HIP_R_64F: return keep(at, value.real());
        case HIP_C_32F: return keep(at, std::complex<float>(value));
        default: return keep(at, value);
    }
}

}  // namespace hipport_cpu

#endif
