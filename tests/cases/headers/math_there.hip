#include <hip/hip_runtime.h>
#include <math.h>
bool good(float x) { return isfinite(x); }
