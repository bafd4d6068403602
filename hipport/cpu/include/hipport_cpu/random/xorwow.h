// XORWOW of Marsaglia (Xorshift RNGs, 2003): five words shifted and combined, and a counter added to the last. A
// subsequence is 2^67 numbers.

#ifndef HIPPORT_CPU_RANDOM_XORWOW_H
#define HIPPORT_CPU_RANDOM_XORWOW_H

#include <string.h>

#include "hipport_cpu/random/numbers.h"

namespace hipport_cpu {
namespace random {

// A step of the five words is linear over bits, so n steps are x^n modulo the step's characteristic polynomial, applied
// to them: a jump over any n is one pass over 160 steps for each bit of n.
struct XorwowPolynomial {
    static constexpr int degree = 160;
    uint32_t word[5];  // from the coefficient of x^0 upwards

    constexpr uint32_t coefficient(int power) const { return word[power / 32] >> (power % 32) & 1; }
    constexpr void add(const XorwowPolynomial& other) {
        for (int i = 0; i < 5; ++i) word[i] ^= other.word[i];
    }
    constexpr void multiply_by_x() {
        // Its characteristic polynomial less x^160, as Berlekamp and Massey's algorithm finds it from any of its bits.
        constexpr XorwowPolynomial rest{{0x00060001, 0x08610030, 0x00062121, 0x0f3c0035, 0x00000f0e}};
        const bool carry = word[4] >> 31;
        for (int i = 4; i > 0; --i) word[i] = word[i] << 1 | word[i - 1] >> 31;
        word[0] <<= 1;
        if (carry) add(rest);
    }
};

struct XorwowJumps {
    static constexpr int subsequence = 67;
    XorwowPolynomial power[subsequence + 64];  // x^(2^i)

    constexpr XorwowJumps() : power{} {
        XorwowPolynomial even[XorwowPolynomial::degree] = {}, x = {{1}};  // x^(2 i)
        for (auto& e : even) {
            e = x;
            x.multiply_by_x();
            x.multiply_by_x();
        }
        power[0] = {{2}};
        for (int i = 0; i + 1 < subsequence + 64; ++i)
            for (int k = 0; k < XorwowPolynomial::degree; ++k)
                if (power[i].coefficient(k)) power[i + 1].add(even[k]);
    }
};
inline constexpr XorwowJumps xorwow_jumps;

struct Xorwow {
    using Numbers = FromBits;

    uint32_t x[5], counter;
    KeptNormals kept;

    // rocRAND's way from a seed to a state.
    void seed(uint64_t seed, uint64_t subsequence, uint64_t offset) {
        const uint32_t low = 1228688033u * (static_cast<uint32_t>(seed) ^ 0x2c7f967fu);
        const uint32_t high = 2073658381u * (static_cast<uint32_t>(seed >> 32) ^ 0xa03697cbu);
        x[0] = 123456789u + low;
        x[1] = 362436069u ^ low;
        x[2] = 521288629u + high;
        x[3] = 88675123u ^ high;
        x[4] = 5783321u + low;
        counter = 6615241u + high + low;
        kept = {};
        skip_subsequences(subsequence);
        skip(offset);
    }
    void skip(uint64_t count) {
        jump(count, 0);
        counter += step * static_cast<uint32_t>(count);
    }
    // The counter comes back to where it was.
    void skip_subsequences(uint64_t count) { jump(count, XorwowJumps::subsequence); }
    uint32_t next() {
        const uint32_t word = following(x[0], x[4]);
        for (int i = 0; i < 4; ++i) x[i] = x[i + 1];
        x[4] = word;
        counter += step;
        return counter + word;
    }
    // By one subsequence.
    void skip_subsequence() { apply(xorwow_jumps.power[XorwowJumps::subsequence]); }

private:
    static constexpr uint32_t step = 362437;

    static uint32_t following(uint32_t first, uint32_t last) {
        const uint32_t t = first ^ first >> 2;
        return (last ^ last << 4) ^ (t ^ t << 1);
    }
    void jump(uint64_t count, int first) {
        for (int i = first; count != 0; ++i, count >>= 1)
            if (count & 1) apply(xorwow_jumps.power[i]);
    }
    // The sum of the states after the steps whose powers the polynomial has; a state is five words in a row of all.
    void apply(const XorwowPolynomial& polynomial) {
        typedef uint32_t Four __attribute__((vector_size(16)));
        uint32_t words[XorwowPolynomial::degree + 4], fifth = 0;
        Four sum = {};
        memcpy(words, x, sizeof x);
        for (int i = 5; i < XorwowPolynomial::degree + 4; ++i) words[i] = following(words[i - 5], words[i - 1]);
        for (int i = 0; i < 5; ++i)
            for (uint32_t powers = polynomial.word[i]; powers != 0; powers &= powers - 1) {
                const uint32_t* const state = words + 32 * i + __builtin_ctz(powers);
                Four four;
                memcpy(&four, state, sizeof four);
                sum ^= four;
                fifth ^= state[4];
            }
        memcpy(x, &sum, sizeof sum);
        x[4] = fifth;
    }
};

}  // namespace random
}  // namespace hipport_cpu

#endif
