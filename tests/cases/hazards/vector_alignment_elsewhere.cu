#include <cuda_runtime.h>

__global__ void copy(double4 *to, const double4 *from) { to[threadIdx.x] = from[threadIdx.x]; }

struct Small {
    float mass;
    double2 position;
    float4 color;
};
