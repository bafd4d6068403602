// What device code draws from a generator. A generator G has `next()`, which gives a G::Numbers::Word; G::Numbers
// says what that means. Unless it is quasirandom, it keeps normal numbers, which come in pairs. Integers are drawn in
// rocRAND's order.

#ifndef HIPPORT_CPU_RANDOM_DRAWS_H
#define HIPPORT_CPU_RANDOM_DRAWS_H

#include "hipport_cpu/random/discrete.h"

namespace hipport_cpu {
namespace random {

// f of as many integers as it takes, the first drawn first.
template <class G, class R, class W, size_t count>
R draw(G& g, R (*f)(const W (&)[count])) {
    W integers[count];
    for (W& integer : integers) integer = g.next();
    return f(integers);
}
// A vector of two or four components, each by a call of `f`, or by twos; the first first.
template <class V, class F>
V in_order(F f) {
    V result;
    result.x = f();
    result.y = f();
    if constexpr (sizeof(V) == 4 * sizeof(result.x)) {
        result.z = f();
        result.w = f();
    }
    return result;
}
template <class V, class F>
V by_twos(F f) {
    const auto first = f(), second = f();
    V result;
    result.x = first.x, result.y = first.y, result.z = second.x, result.w = second.y;
    return result;
}

template <class G>
typename G::Numbers::Word bits(G& g) {
    return G::Numbers::bits(g.next());
}
template <class G>
float uniform(G& g) {
    return G::Numbers::uniform(g.next());
}
template <class G>
double uniform_double(G& g) {
    return draw(g, G::Numbers::uniform_double);
}
template <class G>
float2 normal2(G& g) {
    return draw(g, G::Numbers::two_normals);
}
template <class G>
double2 normal2_double(G& g) {
    return draw(g, G::Numbers::two_normal_doubles);
}
template <class G>
float normal(G& g) {
    if constexpr (G::Numbers::is_quasirandom) {
        return G::Numbers::normal(g.next());
    } else {
        float result;
        if (g.kept.normal.take(result)) return result;
        const float2 two = normal2(g);
        g.kept.normal.keep(two.y);
        return two.x;
    }
}
template <class G>
double normal_double(G& g) {
    if constexpr (G::Numbers::is_quasirandom) {
        return G::Numbers::normal_double(g.next());
    } else {
        double result;
        if (g.kept.normal_double.take(result)) return result;
        const double2 two = normal2_double(g);
        g.kept.normal_double.keep(two.y);
        return two.x;
    }
}

template <class G>
uint32_t poisson_by_normal(G& g, double mean) {
    return static_cast<uint32_t>(::round(::sqrt(mean) * normal_double(g) + mean));
}
// From one integer: the count whose probability, with those of all smaller ones, is that of the integer. Above a mean of
// 500, where rocRAND's does not end, the normal distribution.
template <class G>
uint32_t poisson_by_inversion(G& g, double mean) {
    if (mean > 500.0) return poisson_by_normal(g, mean);
    const double u = uniform_double(g) - two_to_minus_32 / 2;
    double probability = ::exp(-mean), sum = probability;
    uint32_t count = 0;
    while (u > sum && probability > 0) {
        ++count;
        probability *= mean / count;
        sum += probability;
    }
    return count;
}

// By Knuth for small means, by Atkinson's rejection method PA, and by the normal distribution for huge ones.
template <class G>
uint32_t poisson(G& g, double mean) {
    if constexpr (G::Numbers::is_quasirandom) return poisson_by_inversion(g, mean);
    if (mean < 64.0) {
        const double limit = ::exp(-mean);
        uint32_t count = 0;
        for (double product = uniform_double(g); product > limit; product *= uniform_double(g)) ++count;
        return count;
    }
    if (mean > 4000.0) return poisson_by_normal(g, mean);
    const double beta = M_PI / ::sqrt(3.0 * mean), alpha = beta * mean;
    const double constant = ::log(0.767 - 3.36 / mean) - mean - ::log(beta);
    for (;;) {
        const double u = uniform_double(g), x = (alpha - ::log((1.0 - u) / u)) / beta, count = ::floor(x + 0.5);
        if (count < 0) continue;
        const double v = uniform_double(g), y = alpha - beta * x, t = 1.0 + ::exp(y);
        int sign;
        if (y + ::log(v / (t * t)) <= constant + count * ::log(mean) - ::lgamma_r(count + 1.0, &sign))
            return static_cast<uint32_t>(count);
    }
}

template <class G>
uint32_t discrete(G& g, const rocrand_discrete_distribution_st& table) {
    if constexpr (G::Numbers::is_quasirandom) return by_sums(bits(g), table);
    else return by_alias(bits(g), table);
}

}  // namespace random
}  // namespace hipport_cpu

#endif
