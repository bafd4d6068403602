// Normally distributed numbers, of one number of the generator each: by the inverse of the error function, as Thrust
// makes them for GPUs.

#ifndef HIPPORT_CPU_THRUST_RANDOM_NORMAL_DISTRIBUTION_H
#define HIPPORT_CPU_THRUST_RANDOM_NORMAL_DISTRIBUTION_H

#include <hip/hip_runtime.h>

#include <utility>

namespace thrust {
namespace random {

template <class Real = double>
class normal_distribution {
  public:
    using result_type = Real;
    using param_type = std::pair<Real, Real>;

    explicit normal_distribution(Real mean = 0, Real deviation = 1) : parameters_(mean, deviation) {}
    explicit normal_distribution(const param_type& parameters) : parameters_(parameters) {}
    void reset() {}
    template <class Generator>
    Real operator()(Generator& generator) {
        return (*this)(generator, parameters_);
    }
    template <class Generator>
    Real operator()(Generator& generator, const param_type& parameters) {
        constexpr auto range = Generator::max - Generator::min;
        constexpr Real unit = static_cast<Real>(1.0 / static_cast<double>(range));
        auto number = generator() - Generator::min;
        const bool is_upper = number > range / 2;
        if (is_upper) number = range - number;
        const Real deviations =
            Real(1.4142135623730951) * erfcinv(Real(2) * (static_cast<Real>(number) * unit + unit / 2));
        return parameters.first + parameters.second * (is_upper ? deviations : -deviations);
    }
    Real mean() const { return parameters_.first; }
    Real stddev() const { return parameters_.second; }
    param_type param() const { return parameters_; }
    void param(const param_type& parameters) { parameters_ = parameters; }

  private:
    param_type parameters_;
};

}  // namespace random

using random::normal_distribution;

}  // namespace thrust

#endif
