// Discrete distributions by tables, in the layout and with the results of rocRAND's.

#ifndef HIPPORT_CPU_RANDOM_DISCRETE_H
#define HIPPORT_CPU_RANDOM_DISCRETE_H

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

}  // namespace random
}  // namespace hipport_cpu

#endif
