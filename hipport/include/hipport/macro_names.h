// Names that HIP's runtime has as macros, for the project to use. Comes with hipport, belongs to the project that it was
// copied into.
// hipport: ignore-file
//
// CUDA's headers define nothing by these names. HIP's need them for functions that they define themselves, not later.

#ifndef HIPPORT_MACRO_NAMES_H
#define HIPPORT_MACRO_NAMES_H

#include <hip/hip_runtime.h>

#undef HW_ID
#undef HW_ID_CU_ID_OFFSET
#undef HW_ID_CU_ID_SIZE
#undef HW_ID_SA_ID_OFFSET
#undef HW_ID_SA_ID_SIZE
#undef HW_ID_SE_ID_OFFSET
#undef HW_ID_SE_ID_SIZE
#undef HW_ID_WGP_ID_OFFSET
#undef HW_ID_WGP_ID_SIZE
#undef MASK1
#undef MASK2
#undef XCC_ID
#undef XCC_ID_XCC_ID_OFFSET
#undef XCC_ID_XCC_ID_SIZE

#endif
