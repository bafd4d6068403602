// Members and their elements get values later, also by other names of the type; variables are numbers too.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <array>
#include <vector>

typedef float4 Row;
struct Matrix { float4 rows[4]; };
struct Ray { float3 from, to; float t; };
struct Hit { Ray ray; float2 uv; };

__global__ void set(Matrix *m, Hit *hits, float3 o, float x, float y) {
    m->rows[threadIdx.x] = {1, 2};
//>     m->rows[threadIdx.x] = {1, 2, 0, 0};  // HP218@33
    m[1].rows[2] = {x};
//>     m[1].rows[2] = {x, 0, 0, 0};  // HP218@22
    (*m).rows[0] = {1, 2, 3, 4};
    hits->ray = {o, {0, 1}, 2};
//>     hits->ray = {o, {0, 1, 0}, 2};  // HP218@26
    hits[1].uv = {y};
//>     hits[1].uv = {y, 0};  // HP218@20
    Row row;
    row = {1, 2};
//>     row = {1, 2, 0, 0};  // HP218@16
    const float k[3] = {1, 2, 3};
    float3 a = {k[0]}, b = {2 * x, y}, copy = {o};
//>     float3 a = {k[0], 0, 0}, b = {2 * x, y, 0}, copy = {o};  // HP218@21 HP218@37
    float2 corners[] = {x, y, y, x};
//>     float2 corners[] = {float2{x, y}, float2{y, x}};  // HP218@25 HP218@29 HP218@31 HP218@35
    float4 square[2][2] = {{{x, y, 1, 2}, {x}}, {}};
//>     float4 square[2][2] = {{{x, y, 1, 2}, {x, 0, 0, 0}}, {}};  // HP218@45
}

void host(Hit &hit) {
    std::vector<int3> all{{1, 2, 3}, {4}};
//>     std::vector<int3> all{{1, 2, 3}, {4, 0, 0}};  // HP218@40
    std::vector<float2> more = {{1}, {2, 3}};
//>     std::vector<float2> more = {{1, 0}, {2, 3}};  // HP218@35
    std::array<float2, 2> two = {{{1}, {2, 3}}};
//>     std::array<float2, 2> two = {{{1, 0}, {2, 3}}};  // HP218@37
    std::vector<float2> empty{10};
    Hit other = {.ray = {{1, 2, 3}, {1, 2, 3}, 4}, .uv = {1}};
//>     Hit other = {.ray = {{1, 2, 3}, {1, 2, 3}, 4}, .uv = {1, 0}};  // HP218@60
}
