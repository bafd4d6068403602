// Sobol's quasirandom sequences in Gray code order (Antonov and Saleev, 1979), of 32 or 64 bits. One state is one
// dimension, whose direction vectors it has.

#ifndef HIPPORT_CPU_RANDOM_SOBOL_H
#define HIPPORT_CPU_RANDOM_SOBOL_H

#include "hipport_cpu/random/numbers.h"

namespace hipport_cpu {
namespace random {

// One number from each integer, so that numbers are as evenly spread as the integers are.
template <class W>
struct FromSobol {
    using Word = W;
    static constexpr bool is_quasirandom = true;
    static constexpr unsigned int per_uniform_double = 1;

    static W bits(W x) { return x; }
    static float uniform(W x) { return FromBits::uniform(static_cast<uint32_t>(x >> (8 * sizeof(W) - 32))); }
    static double uniform_double(const W (&x)[1]) {
        if constexpr (sizeof(W) == 4) return two_to_minus_32 + static_cast<double>(x[0]) * two_to_minus_32;
        else return two_to_minus_53 + static_cast<double>(x[0] >> 11) * two_to_minus_53;
    }
    static float normal(W x) { return normal_by_inverse(uniform(x)); }
    static double normal_double(W x) { return normal_by_inverse(uniform_double({x})); }
};

template <class W>
struct Sobol {
    using Numbers = FromSobol<W>;
    static constexpr int size = 8 * sizeof(W);

    W number, index, vectors[size];

    void begin(const W* direction_vectors, W offset) {
        for (int i = 0; i < size; ++i) vectors[i] = direction_vectors[i];
        index = 0;
        skip(offset);
    }
    void skip(uint64_t count) {
        index += static_cast<W>(count);
        number = 0;
        for (int i = 0; i < size; ++i)
            if ((index ^ index >> 1) >> i & 1) number ^= vectors[i];
    }
    W next() {
        const W result = number;
        ++index;
        number ^= vectors[index == 0 ? 0 : __builtin_ctzll(index)];  // where the Gray code changes
        return result;
    }
};

}  // namespace random
}  // namespace hipport_cpu

#endif
