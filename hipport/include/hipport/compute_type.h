// The type that a matrix product of hipBLAS computes in, from a type of data, which cuBLAS takes as well. Comes with hipport,
// belongs to the project that it was copied into.
// hipport: ignore-file

#ifndef HIPPORT_COMPUTE_TYPE_H
#define HIPPORT_COMPUTE_TYPE_H

#include <hipblas/hipblas.h>

namespace hipport {

// As cuBLAS 11 and later has it. A type that nothing is computed in gives a value that hipBLAS refuses.
inline hipblasComputeType_t compute_type(hipDataType data) {
    switch (data) {
    case HIP_R_16F: return HIPBLAS_COMPUTE_16F;
    case HIP_R_32F:
    case HIP_C_32F: return HIPBLAS_COMPUTE_32F;
    case HIP_R_64F:
    case HIP_C_64F: return HIPBLAS_COMPUTE_64F;
    case HIP_R_32I: return HIPBLAS_COMPUTE_32I;
    default: return static_cast<hipblasComputeType_t>(-1);
    }
}

}  // namespace hipport

#endif
