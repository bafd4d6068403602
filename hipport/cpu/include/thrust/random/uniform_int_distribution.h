// Integers from a to b, both among them, of one number of the generator each.

#ifndef HIPPORT_CPU_THRUST_RANDOM_UNIFORM_INT_DISTRIBUTION_H
#define HIPPORT_CPU_THRUST_RANDOM_UNIFORM_INT_DISTRIBUTION_H

#include <limits>

#include "thrust/random/uniform_real_distribution.h"

namespace thrust {
namespace random {

template <class Integer = int>
class uniform_int_distribution {
  public:
    using result_type = Integer;
    using param_type = std::pair<Integer, Integer>;

    explicit uniform_int_distribution(Integer a = 0, Integer b = std::numeric_limits<Integer>::max()) : bounds_(a, b) {}
    explicit uniform_int_distribution(const param_type& bounds) : bounds_(bounds) {}
    void reset() {}
    template <class Generator>
    Integer operator()(Generator& generator) {
        return (*this)(generator, bounds_);
    }
    // Thrust scales a real number, and so do we, to get the same ones.
    template <class Generator>
    Integer operator()(Generator& generator, const param_type& bounds) {
        const auto first = static_cast<double>(bounds.first), last = static_cast<double>(bounds.second);
        return static_cast<Integer>(uniform_real_distribution<double>(first, last + 1)(generator));
    }
    Integer a() const { return bounds_.first; }
    Integer b() const { return bounds_.second; }
    param_type param() const { return bounds_; }
    void param(const param_type& bounds) { bounds_ = bounds; }
    Integer min() const { return a(); }
    Integer max() const { return b(); }

  private:
    param_type bounds_;
};

}  // namespace random

using random::uniform_int_distribution;

}  // namespace thrust

#endif
