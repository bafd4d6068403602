#ifndef HIP_INCLUDE_HIP_HIP_VECTOR_TYPES_H
#define HIP_INCLUDE_HIP_HIP_VECTOR_TYPES_H

#include "hip/hip_common.h"
#ifdef __cplusplus
#include "hipport_cpu/vectors.h"
#else
#include "hipport_cpu/c_types.h"
#endif

#endif
