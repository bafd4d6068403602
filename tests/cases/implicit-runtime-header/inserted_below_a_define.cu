// A macro that changes what headers declare stays above them.
#define _USE_MATH_DEFINES
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cmath>
__global__ void pi(double *x) { *x = M_PI; }
