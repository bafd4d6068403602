#ifndef HIP_INCLUDE_HIP_HIP_COMMON_H
#define HIP_INCLUDE_HIP_HIP_COMMON_H

#ifdef __cplusplus
#include "hipport_cpu/keywords.h"
#endif

#endif
