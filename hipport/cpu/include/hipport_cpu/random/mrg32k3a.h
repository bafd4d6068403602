// MRG32k3a of L'Ecuyer (Good Parameters and Implementations for Combined Multiple Recursive Random Number Generators,
// 1999): the difference of two recurrences of third order. A subsequence is 2^76 numbers, a sequence 2^127.

#ifndef HIPPORT_CPU_RANDOM_MRG32K3A_H
#define HIPPORT_CPU_RANDOM_MRG32K3A_H

#include "hipport_cpu/random/numbers.h"

namespace hipport_cpu {
namespace random {

// x_n = (a x_{n-i} - b x_{n-3}) mod m, with m = 2^32 - c.
struct MrgFirst {
    static constexpr uint64_t c = 209, m = 4294967296 - c, a = 1403580, b = 810728;
    static constexpr int back = 2, folds = 1;
};
struct MrgSecond {
    static constexpr uint64_t c = 22853, m = 4294967296 - c, a = 527612, b = 1370589;
    static constexpr int back = 1, folds = 2;
};

struct MrgMatrix {
    uint64_t at[3][3];

    constexpr MrgMatrix squared(uint64_t m) const {
        MrgMatrix result{};
        for (int i = 0; i < 3; ++i)
            for (int j = 0; j < 3; ++j)
                for (int k = 0; k < 3; ++k) result.at[i][j] = (result.at[i][j] + at[i][k] * at[k][j] % m) % m;
        return result;
    }
};
template <class Recurrence>
struct MrgJumps {
    static constexpr int subsequence = 76, sequence = 127;
    MrgMatrix power[sequence + 64];  // 2^i steps

    constexpr MrgJumps() : power{} {
        MrgMatrix& one = power[0];
        one.at[0][1] = one.at[1][2] = 1;
        one.at[2][0] = Recurrence::m - Recurrence::b;
        one.at[2][3 - Recurrence::back] = Recurrence::a;
        for (int i = 1; i < sequence + 64; ++i) power[i] = power[i - 1].squared(Recurrence::m);
    }
};
template <class Recurrence>
inline constexpr MrgJumps<Recurrence> mrg_jumps;

// The last three numbers of a recurrence, the oldest first.
template <class Recurrence>
struct Mrg {
    uint32_t x[3];

    // 2^32 is c modulo m. Enough for the operands of next(); those of a seed may come out larger than m, and count so.
    static uint64_t fold(uint64_t n) {
        for (int i = 0; i < Recurrence::folds; ++i) n = Recurrence::c * (n >> 32) + (n & 0xffffffff);
        return n >= Recurrence::m ? n - Recurrence::m : n;
    }
    // rocRAND's product of a half of a seed and the seed, of which 64 bits are kept on the way.
    static uint32_t scramble(uint32_t half, uint64_t seed) {
        return static_cast<uint32_t>(fold((fold((half >> 17) * seed) << 17) + fold((half & 0x1ffff) * seed)));
    }
    uint32_t next() {
        const uint32_t negative = static_cast<uint32_t>(Recurrence::m) - x[0];
        const uint64_t number = fold(Recurrence::a * x[3 - Recurrence::back] + Recurrence::b * negative);
        x[0] = x[1];
        x[1] = x[2];
        return x[2] = static_cast<uint32_t>(number);
    }
    void jump(uint64_t count, int first) {
        for (int i = first; count != 0; ++i, count >>= 1)
            if (count & 1) apply(mrg_jumps<Recurrence>.power[i]);
    }
    void apply(const MrgMatrix& matrix) {
        uint32_t result[3];
        for (int i = 0; i < 3; ++i) {
            uint64_t sum = 0;
            for (int k = 0; k < 3; ++k) sum += matrix.at[i][k] * x[k] % Recurrence::m;
            result[i] = static_cast<uint32_t>(sum % Recurrence::m);
        }
        for (int i = 0; i < 3; ++i) x[i] = result[i];
    }
};

// Numbers from integers of 1 to m of the first recurrence.
struct FromMrg {
    using Word = uint32_t;
    static constexpr bool is_quasirandom = false;
    static constexpr unsigned int per_uniform_double = 1, per_two_normal_doubles = 2;

    static uint32_t bits(uint32_t x) {
        return static_cast<uint32_t>((x - 1) * 1.000000048661607);  // (2^32 - 1) / (m - 1)
    }
    static double uniform_double(const uint32_t (&x)[1]) { return x[0] * 2.3283065498378288e-10; }  // 1 / m
    static float uniform(uint32_t x) { return static_cast<float>(uniform_double({x})); }
    static float2 two_normals(const uint32_t (&x)[2]) { return box_muller(uniform(x[0]), uniform(x[1]) * 6.2831855f); }
    // rocRAND's are those of numbers of single precision, too.
    static double2 two_normal_doubles(const uint32_t (&x)[2]) {
        return box_muller(static_cast<double>(uniform(x[0])), uniform(x[1]) * 2.0);
    }
    static double normal_double(uint32_t x) { return FromBits::normal_double(bits(x)); }
};

struct Mrg32k3a {
    using Numbers = FromMrg;

    Mrg<MrgFirst> first;
    Mrg<MrgSecond> second;
    KeptNormals kept;

    void seed(uint64_t seed, uint64_t subsequence, uint64_t offset) {
        if (seed == 0) seed = 12345;
        const uint32_t low = static_cast<uint32_t>(seed) ^ 0x55555555u;
        const uint32_t high = static_cast<uint32_t>(seed >> 32) ^ 0xAAAAAAAAu;
        for (int i = 0; i < 3; ++i) {
            first.x[i] = first.scramble(i == 1 ? high : low, seed);
            second.x[i] = second.scramble(i == 1 ? low : high, seed);
        }
        kept = {};
        skip_subsequences(subsequence);
        skip(offset);
    }
    void skip(uint64_t count) { jump(count, 0); }
    void skip_subsequences(uint64_t count) { jump(count, MrgJumps<MrgFirst>::subsequence); }
    void skip_subsequence() { skip_subsequences(1); }
    // 1 to m of the first recurrence.
    uint32_t next() {
        const uint32_t p = first.next(), q = second.next();
        return p - q + (p <= q ? static_cast<uint32_t>(MrgFirst::m) : 0);
    }

private:
    void jump(uint64_t count, int from) {
        first.jump(count, from);
        second.jump(count, from);
    }
};

}  // namespace random
}  // namespace hipport_cpu

#endif
