//+ #define texture texture_of_hip  // HP109@1
//+ #include <hip/hip_runtime.h>
//+ #undef texture
#include <stdio.h>
class texture { public: __device__ float value() const { return 1; } };
__global__ void k(texture *t, float *p) { p[0] = t->value(); }
