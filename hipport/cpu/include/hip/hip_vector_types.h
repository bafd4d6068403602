#ifdef __cplusplus
#include "hipport_cpu/vectors.h"
#else
#include "hipport_cpu/c_types.h"
#endif
