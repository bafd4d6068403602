// The older type of bfloat16, which converts explicitly.

#ifndef HIPPORT_CPU_HIP_BFLOAT16_H
#define HIPPORT_CPU_HIP_BFLOAT16_H

#include "hip/hip_runtime.h"
#include "hipport_cpu/small_float.h"

struct hip_bfloat16 {
    uint16_t data;
    hip_bfloat16() = default;
    explicit hip_bfloat16(float value) : data(hipport_cpu::bfloat_bits(value)) {}
    operator float() const { return hipport_cpu::bfloat_value(data); }
    static hip_bfloat16 round_to_bfloat16(float value) { return hip_bfloat16(value); }
    hip_bfloat16& operator+=(hip_bfloat16 b) { return *this = hip_bfloat16(float(*this) + float(b)); }
    hip_bfloat16& operator-=(hip_bfloat16 b) { return *this = hip_bfloat16(float(*this) - float(b)); }
    hip_bfloat16& operator*=(hip_bfloat16 b) { return *this = hip_bfloat16(float(*this) * float(b)); }
    hip_bfloat16& operator/=(hip_bfloat16 b) { return *this = hip_bfloat16(float(*this) / float(b)); }
};
inline hip_bfloat16 operator+(hip_bfloat16 a, hip_bfloat16 b) { return a += b; }
inline hip_bfloat16 operator-(hip_bfloat16 a, hip_bfloat16 b) { return a -= b; }
inline hip_bfloat16 operator*(hip_bfloat16 a, hip_bfloat16 b) { return a *= b; }
inline hip_bfloat16 operator/(hip_bfloat16 a, hip_bfloat16 b) { return a /= b; }

#endif
