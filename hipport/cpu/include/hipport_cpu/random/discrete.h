// Discrete distributions by tables, in the layout and with the results of rocRAND's.

#ifndef HIPPORT_CPU_RANDOM_DISCRETE_H
#define HIPPORT_CPU_RANDOM_DISCRETE_H

#include <algorithm>

#include "hipport_cpu/random/numbers.h"

// Walker's alias method: column i of `size` equal ones is the value i with `probability[i]`, else `alias[i]`.
struct rocrand_discrete_distribution_st {
    unsigned int size, offset;
    unsigned int* alias;
    double* probability;
    double* cdf;
};

namespace hipport_cpu {
namespace random {

inline uint32_t by_alias(uint32_t bits, const rocrand_discrete_distribution_st& table) {
    const double x = table.size * (static_cast<double>(bits) * two_to_minus_32);
    const uint32_t column = static_cast<uint32_t>(x);
    return table.offset + (x - column < table.probability[column] ? column : table.alias[column]);
}

// The first value whose probability, with those of all smaller ones, is that of the integer among all, or more: in the
// order of the integers.
template <class W>
uint32_t by_sums(W bits, const rocrand_discrete_distribution_st& table) {
    const double x = static_cast<double>(bits) * (sizeof(W) == 4 ? two_to_minus_32 : two_to_minus_32 * two_to_minus_32);
    return table.offset + static_cast<uint32_t>(std::lower_bound(table.cdf, table.cdf + table.size - 1, x) - table.cdf);
}

}  // namespace random
}  // namespace hipport_cpu

#endif
