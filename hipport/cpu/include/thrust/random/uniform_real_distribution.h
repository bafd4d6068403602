// Real numbers from a to b, of one number of the generator each.

#ifndef HIPPORT_CPU_THRUST_RANDOM_UNIFORM_REAL_DISTRIBUTION_H
#define HIPPORT_CPU_THRUST_RANDOM_UNIFORM_REAL_DISTRIBUTION_H

#include <utility>

namespace thrust {
namespace random {

template <class Real = double>
class uniform_real_distribution {
  public:
    using result_type = Real;
    using param_type = std::pair<Real, Real>;

    explicit uniform_real_distribution(Real a = 0, Real b = 1) : bounds_(a, b) {}
    explicit uniform_real_distribution(const param_type& bounds) : bounds_(bounds) {}
    void reset() {}
    template <class Generator>
    Real operator()(Generator& generator) {
        return (*this)(generator, bounds_);
    }
    template <class Generator>
    Real operator()(Generator& generator, const param_type& bounds) {
        constexpr auto range = Generator::max - Generator::min;
        const Real unit = static_cast<Real>(generator() - Generator::min) / (Real(1) + static_cast<Real>(range));
        return unit * (bounds.second - bounds.first) + bounds.first;
    }
    Real a() const { return bounds_.first; }
    Real b() const { return bounds_.second; }
    param_type param() const { return bounds_; }
    void param(const param_type& bounds) { bounds_ = bounds; }
    Real min() const { return a(); }
    Real max() const { return b(); }

  private:
    param_type bounds_;
};

}  // namespace random

using random::uniform_real_distribution;

}  // namespace thrust

#endif
