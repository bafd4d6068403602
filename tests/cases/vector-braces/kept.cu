#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
template <class T, class... Values> __device__ T filled(Values... values) { return T{values...}; }
template <class... Values> __device__ float3 with(Values... values) { return float3{1.0f, values...}; }
struct Wide : float4 { int first, second; };
__device__ float fill(float4 *x, float3 other) {
    float4 a = {1, 2, 3, 4}, b = {}, c[2] = {{1, 2, 3, 4}, {0, 0, 0, 0}};
    float3 d{other};
    int1 e{1};
    auto last = [](float3 a) -> float3 { return (a.x, a); };
    dim3 f = {1, 2};
    return a.x + b.x + c[0].x + d.x + e.x + f.x + last(d).x + with(1.0f, 2.0f).x;
}

void draw(float4 *image, int width, float2 first, float2 second);
void drawn(void *image, int width) {
    draw(reinterpret_cast<float4 *>(image), width, float2{0, 0}, float2{1, 1});
}
