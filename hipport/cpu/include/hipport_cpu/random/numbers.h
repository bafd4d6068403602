// From the integers of a generator to numbers of a distribution, computed as rocRAND does, for device code and for the
// generators of the host alike. Uniform numbers have rocRAND's bits; logarithms, sines and cosines are the C library's.

#ifndef HIPPORT_CPU_RANDOM_NUMBERS_H
#define HIPPORT_CPU_RANDOM_NUMBERS_H

#include <math.h>
#include <stdint.h>

#include <cmath>

#include "hip/hip_vector_types.h"

namespace hipport_cpu {
namespace random {

constexpr double two_to_minus_32 = 1.0 / 4294967296.0;
constexpr double two_to_minus_53 = 1.0 / 9007199254740992.0;

// Two normal numbers by Box and Muller: `u` is in (0, 1], the angle in radians.
inline float2 box_muller(float u, float angle) {
    const float radius = ::sqrtf(-2.0f * ::logf(u));
    return float2(::sinf(angle) * radius, ::cosf(angle) * radius);
}
// The angle is in units of pi.
inline double2 box_muller(double u, double half_turns) {
    const double radius = ::sqrt(-2.0 * ::log(u));
    return double2(::sin(half_turns * M_PI) * radius, ::cos(half_turns * M_PI) * radius);
}

// One normal number from one uniform `p`, by Winitzki's approximation of the inverse of erf (to 0.2 %). Where p is too
// near to 0 or 1 for a logarithm that is finite, the result is 0.
template <class T>
inline T normal_by_inverse(T p) {
    const T y = 2 * p - 1, logarithm = std::log((1 - y) * (1 + y));
    if (std::isinf(logarithm)) return 0;
    const T a = T(0.147), pi = sizeof(T) == 4 ? T(3.141592653f) : T(M_PI);
    const T half = 2 / (pi * a) + T(0.5) * logarithm;
    const T size = std::sqrt(-half + std::sqrt(half * half - 1 / a * logarithm));
    return T(1.4142135f) * (y < 0 ? -size : size);
}

// Numbers from integers of 32 random bits. Uniform ones are in (0, 1].
struct FromBits {
    using Word = uint32_t;
    static constexpr bool is_quasirandom = false;
    static constexpr unsigned int per_uniform_double = 2, per_two_normal_doubles = 4;

    static uint32_t bits(uint32_t x) { return x; }
    static float uniform(uint32_t x) {
        constexpr float unit = static_cast<float>(two_to_minus_32);
        return unit + static_cast<float>(x) * unit;
    }
    static double uniform_double(const uint32_t (&x)[2]) {
        return two_to_minus_53 + static_cast<double>(static_cast<uint64_t>(x[1] >> 11) << 32 | x[0]) * two_to_minus_53;
    }
    static float2 two_normals(const uint32_t (&x)[2]) {
        constexpr float angle = 1.46291807e-09f;  // 2 pi / 2^32
        return box_muller(uniform(x[0]), angle + static_cast<float>(x[1]) * angle);
    }
    static double2 two_normal_doubles(const uint32_t (&x)[4]) {
        const uint64_t u = x[0] ^ static_cast<uint64_t>(x[1]) << 21, angle = x[2] ^ static_cast<uint64_t>(x[3]) << 21;
        return box_muller(two_to_minus_53 + static_cast<double>(u) * two_to_minus_53,
                          2 * two_to_minus_53 + static_cast<double>(angle) * (2 * two_to_minus_53));
    }
    static double normal_double(uint32_t x) {
        return normal_by_inverse(two_to_minus_32 + static_cast<double>(x) * two_to_minus_32);
    }
};

// What a state keeps of two normal numbers for its next call.
template <class T>
struct Kept {
    T number;
    bool is_there;

    bool take(T& out) {
        if (!is_there) return false;
        is_there = false;
        out = number;
        return true;
    }
    void keep(T other) {
        number = other;
        is_there = true;
    }
};
struct KeptNormals {
    Kept<float> normal;
    Kept<double> normal_double;
};

}  // namespace random
}  // namespace hipport_cpu

#endif
