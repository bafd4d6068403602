//+ #include <hip/hip_runtime.h>  // HP114@1
#include <vector>

typedef std::vector<float4> Vertices;

#include "cuda_runtime.h"
//-  // HP115@1

__global__ void k(float4 *p) { p[0].x = 1; }
