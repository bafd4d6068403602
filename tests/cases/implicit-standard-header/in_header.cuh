#pragma once
//+ #include <string.h>  // HP123@1

inline __host__ __device__ void clear(float *p, int n) { memset(p, 0, n * sizeof(float)); }
