#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
__constant__ uint2 pairs[3] = {1, 2u, 3, 4, 5};
//> __constant__ uint2 pairs[3] = {uint2{1, 2u}, uint2{3, 4}, uint2{5, 0}};  // HP218@32 HP218@37 HP218@39 HP218@43 HP218@45 HP218@46
static const int1 single[] = {1, -2};
//> static const int1 single[] = {int1{1}, int1{-2}};  // HP218@31 HP218@32 HP218@34 HP218@36
const float4 nested[2] = {{1, 2, 3, 4}, {5}};
//> const float4 nested[2] = {{1, 2, 3, 4}, {5, 0, 0, 0}};  // HP218@43
const double2 square[2][2] = {{1, 2, 3, 4}, {5, 6, 7}}, flat[2] = {{1, 2}, {3, 4}};
//> const double2 square[2][2] = {{double2{1, 2}, double2{3, 4}}, {double2{5, 6}, double2{7, 0}}}, flat[2] = {{1, 2}, {3, 4}};  // HP218@32 HP218@36 HP218@38 HP218@42 HP218@46 HP218@50 HP218@52 HP218@53
__global__ void sum(float *x, float2 other) {
    float2 local[2][2] = {1, 2, 3, 4,
//>     float2 local[2][2] = {float2{1, 2}, float2{3, 4},  // HP218@27 HP218@31 HP218@33 HP218@37
                          5, 6, 7, 8 /* last */};
//>                           float2{5, 6}, float2{7, 8} /* last */};  // HP218@27 HP218@31 HP218@33 HP218@37
    float2 zero[4] = {0}, copies[2] = {{1, 2}, {3, 4}};
//>     float2 zero[4] = {float2{0, 0}}, copies[2] = {{1, 2}, {3, 4}};  // HP218@23 HP218@24
    const float2 left[2] = {other, other}, empty[2] = {};
    float2 made[] = {make_float2(1, 2), {3, 4}};
    const int corners = 2;
    float2 box[corners] = {other.x - x[0], x[1], other.y, x[3]}, pair[2] = {left[0], left[1]}, one[4] = {left[0], other};
//>     float2 box[corners] = {float2{other.x - x[0], x[1]}, float2{other.y, x[3]}}, pair[2] = {left[0], left[1]}, one[4] = {left[0], other};  // HP218@28 HP218@48 HP218@50 HP218@63
    int2 *point[2] = {0, 0};
    x[0] = local[0][1].x + zero[1].y + copies[0].x + left[1].x + empty[0].x + made[0].x + (point[0] != nullptr);
    x[1] = pairs[1].x + single[0].x + nested[0].x + square[0][0].x + flat[0].x;
}
