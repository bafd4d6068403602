#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
struct Box {
    float3 low = {1.0f, 2.0f};
//>     float3 low = {1.0f, 2.0f, 0};  // HP218@29
    int2 size{-1};
//>     int2 size{-1, 0};  // HP218@17
};
__device__ float4 sum(float4 *x, float3 other, int i) {
    float4 a = {0}, b = {1.0f, x[0].x, (float)i};
//>     float4 a = {0, 0, 0, 0}, b = {1.0f, x[0].x, (float)i, 0};  // HP218@18 HP218@48
    const float3 c{1.0f}, d = {other};
//>     const float3 c{1.0f, 0, 0}, d = {other};  // HP218@24
    int1 e = {1};
//>     int1 e {1};  // HP218@12
    x[1] = float4{2};
//>     x[1] = float4{2, 0, 0, 0};  // HP218@20
    return make_float4(a.x + b.x, c.y + e.x, d.z, Box().low.z);
}
