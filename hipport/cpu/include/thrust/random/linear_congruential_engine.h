// Random numbers of one word: x = (a x + c) mod m.

#ifndef HIPPORT_CPU_THRUST_RANDOM_LINEAR_CONGRUENTIAL_ENGINE_H
#define HIPPORT_CPU_THRUST_RANDOM_LINEAR_CONGRUENTIAL_ENGINE_H

#include <stdint.h>

#include <ostream>

namespace thrust {
namespace random {

template <class Word, Word a, Word c, Word m>
class linear_congruential_engine {
    static_assert(m > 0 && uint64_t{m} <= uint64_t{1} << 32, "the modulus has 32 bits");

  public:
    using result_type = Word;
    static const Word multiplier = a;
    static const Word increment = c;
    static const Word modulus = m;
    static const Word min = c == 0 ? 1 : 0;
    static const Word max = m - 1;
    static const Word default_seed = 1;

    explicit linear_congruential_engine(Word seed_value = default_seed) { seed(seed_value); }
    void seed(Word value = default_seed) { x_ = c % m == 0 && value % m == 0 ? 1 : value % m; }
    Word operator()() { return x_ = apply({a, c}, x_); }
    // Takes the steps of each power of two at once: programs skip far ahead, another way for each element.
    void discard(unsigned long long count) {
        for (Step step{a, c}; count != 0; count >>= 1, step = {step.factor * step.factor % m, apply(step, step.term)}) {
            if (count & 1) x_ = apply(step, x_);
        }
    }
    friend bool operator==(const linear_congruential_engine& p, const linear_congruential_engine& q) {
        return p.x_ == q.x_;
    }
    friend bool operator!=(const linear_congruential_engine& p, const linear_congruential_engine& q) {
        return p.x_ != q.x_;
    }
    friend std::ostream& operator<<(std::ostream& out, const linear_congruential_engine& engine) {
        return out << engine.x_;
    }

  private:
    struct Step {
        uint64_t factor, term;
    };
    static Word apply(Step step, uint64_t x) { return static_cast<Word>((step.factor * x + step.term) % m); }

    Word x_;
};

using minstd_rand0 = linear_congruential_engine<uint32_t, 16807, 0, 2147483647>;
using minstd_rand = linear_congruential_engine<uint32_t, 48271, 0, 2147483647>;

}  // namespace random

using random::linear_congruential_engine;
using random::minstd_rand;
using random::minstd_rand0;

}  // namespace thrust

#endif
