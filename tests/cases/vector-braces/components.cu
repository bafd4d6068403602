#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__device__ float3 first(float3 v, const float4 *all, int i, float3 whole) {
    float3 a = {v.x};
//>     float3 a = {v.x, 0, 0};  // HP218@20
    float4 b = {2 * all[i].y + 1};
//>     float4 b = {2 * all[i].y + 1, 0, 0, 0};  // HP218@33
    int3 c = {threadIdx.x};
//>     int3 c = {threadIdx.x, 0, 0};  // HP218@26
    float3 copy = {whole};
    float2 sum = {a.x + b.y, -v.z};
    return {v.x * 0.5f};
//>     return {v.x * 0.5f, 0, 0};  // HP218@23
}
