#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Ray { float3 from, to; };
struct Matrix { float3 rows[3]; };
struct Light { float4 at; float strength[3]; int n; };
struct Box { float3 low, high; int n; };

__constant__ Matrix unit = {1, 0, 0, 0, 1, 0, 0, 0, 1};
//> __constant__ Matrix unit = {float3{1, 0, 0}, float3{0, 1, 0}, float3{0, 0, 1}};  // HP218@29 HP218@36 HP218@38 HP218@45 HP218@47 HP218@54
__constant__ Light lights[2] = {{{1, 2, 3, 1}, {1, 0, 0}, 1}, {{0}, {0}}};
//> __constant__ Light lights[2] = {{{1, 2, 3, 1}, {1, 0, 0}, 1}, {{0, 0, 0, 0}, {0}}};  // HP218@66
static float4 points[] = {{0, 0, 0, 1}, make_float4(1, 0, 0, 1), {1.f}};
//> static float4 points[] = {{0, 0, 0, 1}, make_float4(1, 0, 0, 1), {1.f, 0, 0, 0}};  // HP218@70
__constant__ Matrix rows = {{{1}, {0, 1}, {0, 0, 1}}};
//> __constant__ Matrix rows = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};  // HP218@32 HP218@40

Box box() { return {0, 0, 0, 1, 1, 1, 2}; }
//> Box box() { return {float3{0, 0, 0}, float3{1, 1, 1}, 2}; }  // HP218@21 HP218@28 HP218@30 HP218@37

__global__ void k(Ray *p, int2 *o) {
    Ray r = p[0], q = {0, 0, 0, 1, 0, 0}, *s = p;
//>     Ray r = p[0], q = {float3{0, 0, 0}, float3{1, 0, 0}}, *s = p;  // HP218@24 HP218@31 HP218@33 HP218@40
    int2 a = {1, 2}, b[2] = {1, 0, 0, 1}, c(o[1]), d = {3};
//>     int2 a = {1, 2}, b[2] = {int2{1, 0}, int2{0, 1}}, c(o[1]), d = {3, 0};  // HP218@30 HP218@34 HP218@36 HP218@40 HP218@58
    Box *t = new Box{0, 0, 0, 1, 1, 1, 2};
//>     Box *t = new Box{float3{0, 0, 0}, float3{1, 1, 1}, 2};  // HP218@22 HP218@29 HP218@31 HP218@38
    p[1] = q, p[2] = r, p[3] = s[1];
    o[0] = b[1], o[1] = a, o[2] = c, o[3] = d, o[4].x = t->n;
}
