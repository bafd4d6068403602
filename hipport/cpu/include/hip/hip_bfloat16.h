// The older type of bfloat16, which is made of a float explicitly only. Its operators are HIP's.

#ifndef HIPPORT_CPU_HIP_BFLOAT16_H
#define HIPPORT_CPU_HIP_BFLOAT16_H

#include <ostream>

#include "hip/hip_runtime.h"
#include "hipport_cpu/small_float.h"

struct hip_bfloat16 {
    uint16_t data;

    enum truncate_t { truncate };

    hip_bfloat16() = default;
    explicit hip_bfloat16(float value) : data(nearest(value)) {}
    explicit hip_bfloat16(float value, truncate_t) : data(upper_half(value)) {}
    operator float() const { return hipport_cpu::bfloat_value(data); }
    hip_bfloat16& operator=(const float& value) {
        data = nearest(value);
        return *this;
    }
    static hip_bfloat16 round_to_bfloat16(float value) { return hip_bfloat16(value); }
    static hip_bfloat16 round_to_bfloat16(float value, truncate_t) { return hip_bfloat16(value, truncate); }

  private:
    // Without the lower half, but for NaN, which stays one.
    static uint16_t upper_half(float value) {
        const uint32_t bits = hipport_cpu::bit_cast<uint32_t>(value);
        return static_cast<uint16_t>(bits >> 16 | (value != value && (bits & 0xffffu) != 0));
    }
    static uint16_t nearest(float value) {
        return value != value ? upper_half(value) : hipport_cpu::bfloat_bits(value);
    }
};

inline std::ostream& operator<<(std::ostream& stream, const hip_bfloat16& value) { return stream << float(value); }

inline hip_bfloat16 operator+(hip_bfloat16 a) { return a; }
inline hip_bfloat16 operator-(hip_bfloat16 a) {
    a.data ^= 0x8000;
    return a;
}
inline hip_bfloat16 operator+(hip_bfloat16 a, hip_bfloat16 b) { return hip_bfloat16(float(a) + float(b)); }
inline hip_bfloat16 operator-(hip_bfloat16 a, hip_bfloat16 b) { return hip_bfloat16(float(a) - float(b)); }
inline hip_bfloat16 operator*(hip_bfloat16 a, hip_bfloat16 b) { return hip_bfloat16(float(a) * float(b)); }
inline hip_bfloat16 operator/(hip_bfloat16 a, hip_bfloat16 b) { return hip_bfloat16(float(a) / float(b)); }
inline hip_bfloat16& operator+=(hip_bfloat16& a, hip_bfloat16 b) { return a = a + b; }
inline hip_bfloat16& operator-=(hip_bfloat16& a, hip_bfloat16 b) { return a = a - b; }
inline hip_bfloat16& operator*=(hip_bfloat16& a, hip_bfloat16 b) { return a = a * b; }
inline hip_bfloat16& operator/=(hip_bfloat16& a, hip_bfloat16 b) { return a = a / b; }
inline hip_bfloat16& operator++(hip_bfloat16& a) { return a += hip_bfloat16(1.0f); }
inline hip_bfloat16& operator--(hip_bfloat16& a) { return a -= hip_bfloat16(1.0f); }
inline hip_bfloat16 operator++(hip_bfloat16& a, int) {
    const hip_bfloat16 before = a;
    ++a;
    return before;
}
inline hip_bfloat16 operator--(hip_bfloat16& a, int) {
    const hip_bfloat16 before = a;
    --a;
    return before;
}

// As in HIP, `<=` and `>=` hold where the reverse does not: for NaN too.
inline bool operator==(hip_bfloat16 a, hip_bfloat16 b) { return float(a) == float(b); }
inline bool operator!=(hip_bfloat16 a, hip_bfloat16 b) { return !(a == b); }
inline bool operator<(hip_bfloat16 a, hip_bfloat16 b) { return float(a) < float(b); }
inline bool operator>(hip_bfloat16 a, hip_bfloat16 b) { return b < a; }
inline bool operator<=(hip_bfloat16 a, hip_bfloat16 b) { return !(a > b); }
inline bool operator>=(hip_bfloat16 a, hip_bfloat16 b) { return !(a < b); }

namespace std {

constexpr bool isinf(hip_bfloat16 a) { return (a.data & 0x7fff) == 0x7f80; }
constexpr bool isnan(hip_bfloat16 a) { return (a.data & 0x7fff) > 0x7f80; }
constexpr bool iszero(hip_bfloat16 a) { return (a.data & 0x7fff) == 0; }

}  // namespace std

#endif
