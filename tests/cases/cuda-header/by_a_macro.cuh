#ifdef LAB_FAST
#define TYPES "driver_types.h"
//> #define TYPES "hip/hip_runtime_api.h"  // HP110@16
#else
#define TYPES <cuda_runtime.h>
//> #define TYPES <hip/hip_runtime.h>  // HP110@16
#endif
#define TEXT "cuda_runtime.h"

#include TYPES
inline const char *text() { return TEXT; }
