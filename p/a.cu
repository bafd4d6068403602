#include <hip/hip_runtime.h>
#include "sub/y.h"
#include "h.h"
__global__ void k(float *x) { *x = f(1); }
