// Distributions as generators of the host fill arrays with them: each takes `inputs` integers and gives `outputs`
// numbers. N says what the integers of a generator are (FromBits, FromMrg).

#ifndef HIPPORT_CPU_HIPRAND_DISTRIBUTIONS_H
#define HIPPORT_CPU_HIPRAND_DISTRIBUTIONS_H

#include <math.h>
#include <string.h>

#include <memory>
#include <vector>

#include "hipport_cpu/random/discrete.h"

namespace hipport_cpu {
namespace random {

// Integers of 64, 32, 16 or 8 bits. Random bits are divided among several, the lowest first; of quasirandom ones the
// highest count.
template <class T>
struct Integers {
    template <class N>
    struct Of {
        using Word = typename N::Word;
        static constexpr unsigned int inputs = 1, outputs = N::is_quasirandom ? 1 : sizeof(Word) / sizeof(T);

        void operator()(const Word (&in)[1], T (&out)[outputs]) const {
            Word bits = N::bits(in[0]);
            if constexpr (N::is_quasirandom) bits >>= 8 * (sizeof(Word) - sizeof(T));
            memcpy(out, &bits, sizeof out);
        }
    };
};

template <class N>
struct Uniform {
    static constexpr unsigned int inputs = 1, outputs = 1;

    void operator()(const typename N::Word (&in)[1], float (&out)[1]) const { out[0] = N::uniform(in[0]); }
};
template <class N>
struct UniformDouble {
    static constexpr unsigned int inputs = N::per_uniform_double, outputs = 1;

    void operator()(const typename N::Word (&in)[inputs], double (&out)[1]) const { out[0] = N::uniform_double(in); }
};

// Two at once, or one of each quasirandom integer.
template <class N>
struct Normal {
    static constexpr unsigned int inputs = N::is_quasirandom ? 1 : 2, outputs = inputs;
    float mean, stddev;

    void operator()(const typename N::Word (&in)[inputs], float (&out)[outputs]) const {
        if constexpr (N::is_quasirandom) {
            out[0] = mean + N::normal(in[0]) * stddev;
        } else {
            const float2 two = N::two_normals(in);
            out[0] = mean + two.x * stddev;
            out[1] = mean + two.y * stddev;
        }
    }
};
template <class N>
constexpr unsigned int inputs_of_normal_doubles() {
    if constexpr (N::is_quasirandom) return 1;
    else return N::per_two_normal_doubles;
}
template <class N>
struct NormalDouble {
    static constexpr unsigned int inputs = inputs_of_normal_doubles<N>(), outputs = N::is_quasirandom ? 1 : 2;
    double mean, stddev;

    void operator()(const typename N::Word (&in)[inputs], double (&out)[outputs]) const {
        if constexpr (N::is_quasirandom) {
            out[0] = mean + N::normal_double(in[0]) * stddev;
        } else {
            const double2 two = N::two_normal_doubles(in);
            out[0] = mean + two.x * stddev;
            out[1] = mean + two.y * stddev;
        }
    }
};
template <class N>
struct LogNormal : Normal<N> {
    void operator()(const typename N::Word (&in)[Normal<N>::inputs], float (&out)[Normal<N>::outputs]) const {
        Normal<N>::operator()(in, out);
        for (float& number : out) number = ::expf(number);
    }
};
template <class N>
struct LogNormalDouble : NormalDouble<N> {
    void operator()(const typename N::Word (&in)[NormalDouble<N>::inputs],
                    double (&out)[NormalDouble<N>::outputs]) const {
        NormalDouble<N>::operator()(in, out);
        for (double& number : out) number = ::exp(number);
    }
};

// The tables of a discrete distribution of the values from `offset` on.
struct Table {
    unsigned int offset;
    std::vector<unsigned int> alias;
    std::vector<double> probability, cdf;

    rocrand_discrete_distribution_st view() {
        return {static_cast<unsigned int>(alias.size()), offset, alias.data(), probability.data(), cdf.data()};
    }
};
// Of the Poisson distribution, for all values whose probability is at least 10^-12.
Table poisson_table(double mean);

constexpr double greatest_mean_of_tables = 4000.0;

template <class N>
struct PoissonByTable {
    static constexpr unsigned int inputs = 1, outputs = 1;
    std::shared_ptr<Table> table;

    void operator()(const typename N::Word (&in)[1], uint32_t (&out)[1]) const {
        if constexpr (N::is_quasirandom) out[0] = by_sums(N::bits(in[0]), table->view());
        else out[0] = by_alias(N::bits(in[0]), table->view());
    }
};
// The normal distribution instead, for means beyond those of tables.
template <class N>
struct PoissonByNormal {
    static constexpr unsigned int inputs = 1, outputs = 1;
    double mean;

    void operator()(const typename N::Word (&in)[1], uint32_t (&out)[1]) const {
        out[0] = static_cast<uint32_t>(::round(::sqrt(mean) * N::normal_double(in[0]) + mean));
    }
};

}  // namespace random
}  // namespace hipport_cpu

#endif
