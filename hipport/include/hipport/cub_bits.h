// The bits of a digit, as CUB extracts them. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// hipCUB's BFE (ROCm 7.2) takes unsigned values only, gives 0 for all 32 bits, and shifts by negative counts where the
// digit reaches beyond the value.

#ifndef HIPPORT_CUB_BITS_H
#define HIPPORT_CUB_BITS_H

#include "ptx_integer.h"

namespace hipport {

// cub::BFE: as the instruction bfe.u32 for values of up to four bytes.
template <class T>
__host__ __device__ inline unsigned int bits_of(T source, unsigned int bit_start, unsigned int num_bits) {
    if (sizeof(T) <= 4) return ptx::bfe<unsigned int>(static_cast<unsigned int>(source), bit_start, num_bits);
    return static_cast<unsigned int>(ptx::bfe<unsigned long long>(static_cast<unsigned long long>(source), bit_start, num_bits));
}

}  // namespace hipport

#endif
