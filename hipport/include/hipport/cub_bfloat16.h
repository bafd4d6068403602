// Sorting by the digits of bfloat16 keys, for hipCUB. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// rocPRIM (ROCm 7.2) knows where the bits of hip_bfloat16 are, and not those of __hip_bfloat16.

#ifndef HIPPORT_CUB_BFLOAT16_H
#define HIPPORT_CUB_BFLOAT16_H

#include <hip/hip_runtime.h>

#if defined(__HIPCC__) && __cplusplus >= 201703L && __has_include(<rocprim/type_traits.hpp>)
#include <hip/hip_bf16.h>

#include <rocprim/type_traits.hpp>

template <>
struct rocprim::traits::define<__hip_bfloat16> {
    using is_arithmetic = rocprim::traits::is_arithmetic::values<true>;
    using number_format =
        rocprim::traits::number_format::values<rocprim::traits::number_format::kind::floating_point_type>;
    using float_bit_mask = rocprim::traits::float_bit_mask::values<uint16_t, 0x8000, 0x7F80, 0x007F>;
};

#endif

#endif
