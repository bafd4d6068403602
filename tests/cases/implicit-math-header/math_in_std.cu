#include <cmath>
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
using std::isnan;
bool good(float x) { return !isnan(x); }
