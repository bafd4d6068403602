#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Ray {
    float3 from, to;
    const float *weights;
    unsigned int n;
};
typedef struct {
    int2 size;
    float t;
} Grid;
struct Other {
    float3 x;
    Other(int);
};

Ray rays(float a, const float *weights, float3 from) {
    Ray zero = {0}, empty = {};
//>     Ray zero = {float3{0, 0, 0}}, empty = {};  // HP218@17 HP218@18
    Ray r = {0, 1, -2, a, a, 1.0f, weights, 3};
//>     Ray r = {float3{0, 1, -2}, float3{a, a, 1.0f}, weights, 3};  // HP218@14 HP218@22 HP218@24 HP218@34
    Ray half = {0, 0, 0, 1, a};
//>     Ray half = {float3{0, 0, 0}, float3{1, a, 0}};  // HP218@17 HP218@24 HP218@26 HP218@30
    Ray braced = {{0}, make_float3(a, a, a), weights};
//>     Ray braced = {{0, 0, 0}, make_float3(a, a, a), weights};  // HP218@21
    Ray copied = {from, from, weights, 1};
    Grid grids[2] = {{1, 2, 0.5f}, {{1, 2}, 0.5f}};
//>     Grid grids[2] = {{int2{1, 2}, 0.5f}, {{1, 2}, 0.5f}};  // HP218@23 HP218@27
    Other other = {0};
    Ray *last = &r;
    return *last;
}

void assigned(Ray target, float3 from, const float *weights) {
    Ray r{};
    r = {from, {0, 1}, weights};
//>     r = {from, {0, 1, 0}, weights};  // HP218@21
    r = {from, from};
    target = {0, 0, 0, 1, 1, 1, weights, 2};
//>     target = {float3{0, 0, 0}, float3{1, 1, 1}, weights, 2};  // HP218@15 HP218@22 HP218@24 HP218@31
}
