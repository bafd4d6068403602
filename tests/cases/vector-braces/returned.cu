#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
__device__ float3 flat(float x, float y) { return {x, y}; }
//> __device__ float3 flat(float x, float y) { return {x, y, 0}; }  // HP218@56
struct Line {
    float4 at;
    __device__ float4 operator()(float x) const { if (x > 0) return {x, 0}; return at; }
//>     __device__ float4 operator()(float x) const { if (x > 0) return {x, 0, 0, 0}; return at; }  // HP218@74
    __device__ double2 operator-() const noexcept { return {-at.x, -at.y}; }
    __device__ int4 zero() { return {0}; }
//>     __device__ int4 zero() { return {0, 0, 0, 0}; }  // HP218@39
};
__device__ int3 Line_end(int x) {
    auto pair = [](int a) { if (a) { return int2{a, a}; } return int2(); };
    return {x, pair(x).y};
//>     return {x, pair(x).y, 0};  // HP218@25
}
__device__ int4 second() { auto first = [] { struct One { int x; }; return [=]() -> One { return {1}; }; }; return {first()().x, 2}; }
//> __device__ int4 second() { auto first = [] { struct One { int x; }; return [=]() -> One { return {1}; }; }; return {first()().x, 2, 0, 0}; }  // HP218@131
__device__ uint3 whole(uint3 a) { return {a.x, a.y, a.z}; }
__device__ uint2 copy(uint2 a) { return {a}; }
__device__ int2 none() { return {}; }
#define TURN(TYPE) __device__ TYPE operator-(const TYPE &a) { return {-a.x, -a.y}; }
TURN(float2)
TURN(float3)
//~  ^~~~~~ HP218 error: the macro TURN gives 2 values to float3, and HIP's type wants a value for each component
//~   remedy: use a macro with a value for each component of float3
