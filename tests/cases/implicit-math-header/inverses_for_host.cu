#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/math.h"  // HP118@1

float quantile(float p) { return normcdfinvf(p) + erfinvf(p); }
