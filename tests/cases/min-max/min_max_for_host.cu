//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/minmax.h"  // HP122@1
#include <cstdio>

__host__ __device__ float clamp(float x, float low, float high) { return max(low, min(x, high)); }

int main() { printf("%f %lu\n", clamp(1.5f, 0.0f, 2.0f), min(1ul << 40, 5ul << 40)); }
