#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Ray { float3 from, to; };

__global__ void set(float4 *__restrict__ out, const float *x, Ray *rays, int *n, float2 *const *rows) {
    const int i = threadIdx.x;
    out[i] = {x[0], x[1], x[2]};
//>     out[i] = {x[0], x[1], x[2], 0};  // HP218@31
    out[i + 1] = {x[0], x[1], x[2], x[3]};
    *out = {x[0], x[1] };
//>     *out = {x[0], x[1], 0, 0 };  // HP218@23
    rays[i] = {x[0], x[1], x[2], 0, 0, 1};
//>     rays[i] = {float3{x[0], x[1], x[2]}, float3{0, 0, 1}};  // HP218@16 HP218@32 HP218@34 HP218@41
    n[i] = {1};
    rows[i][0] = {x[0], x[1]};
}
