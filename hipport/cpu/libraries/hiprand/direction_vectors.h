// Sobol's direction vectors, computed from the numbers of Joe and Kuo.

#ifndef HIPPORT_CPU_HIPRAND_DIRECTION_VECTORS_H
#define HIPPORT_CPU_HIPRAND_DIRECTION_VECTORS_H

namespace hipport_cpu {
namespace random {

constexpr unsigned int sobol_dimensions = 32;       // so many are here
constexpr unsigned int dimensions_of_sets = 20000;  // of rocRAND's sets

// For words of 32 or 64 bits: as many vectors of each dimension as a word has bits. It may only be read; a program that
// reads those of dimensions that are not here ends there.
template <class W>
const W* direction_vectors();

}  // namespace random
}  // namespace hipport_cpu

#endif
