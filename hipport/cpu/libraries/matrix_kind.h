// What a hipsparseMatDescr_t is, which hipSPARSE makes and hipSOLVER takes.

#ifndef HIPPORT_CPU_MATRIX_KIND_H
#define HIPPORT_CPU_MATRIX_KIND_H

#include "host.h"
#include "hipsparse/hipsparse.h"

namespace hipport_cpu::sparse {

// The old description of a matrix: of which kind it is, without its numbers.
struct Kind {
    hipsparseMatrixType_t type = HIPSPARSE_MATRIX_TYPE_GENERAL;
    hipsparseFillMode_t fill = HIPSPARSE_FILL_MODE_LOWER;
    hipsparseDiagType_t diagonal = HIPSPARSE_DIAG_TYPE_NON_UNIT;
    hipsparseIndexBase_t base = HIPSPARSE_INDEX_BASE_ZERO;
};

}  // namespace hipport_cpu::sparse

#endif
