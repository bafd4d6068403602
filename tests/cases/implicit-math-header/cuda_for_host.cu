#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/math.h"  // HP118@1

double length(double x, double y, double z) { return norm3d(x, y, z) * rhypot(x, y) + normcdff(1.0f); }
float root(float x) { return sqrt(x) + pow(x, 2); }
