#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__constant__ float4 planes[2] = {{.x = 1, .y = 0, .z = 0, .w = 0}, {.x = 0, .y = 1}};
//> __constant__ float4 planes[2] = {{1, 0, 0, 0}, {0, 1, 0, 0}};  // HP218@35 HP218@43 HP218@51 HP218@59 HP218@69 HP218@77 HP218@83
const float3 up = {.y = 1.0f};
//> const float3 up = {0, 1.0f, 0};  // HP218@20 HP218@29

struct Box {
    float3 low, high;
};

int4 ends(int a) {
    return {.x = a, .w = 3};
//>     return {a, 0, 0, 3};  // HP218@13 HP218@21
}

void run() {
    uchar4 pixel = {.x = 1, .y = 2, .z = 3, .w = 255};
//>     uchar4 pixel = {1, 2, 3, 255};  // HP218@21 HP218@29 HP218@37 HP218@45
    float2 place{.x = 0.5f, .y = 1};
//>     float2 place{0.5f, 1};  // HP218@18 HP218@29
    float4 corner {x: 1, y: 2, w: place.x ? 1.f : 2.f};
//>     float4 corner {1, 2, 0, place.x ? 1.f : 2.f};  // HP218@20 HP218@26 HP218@32
    Box box = {{.x = 1}, {.x = 2, .y = 2, .z = 2}};
//>     Box box = {{1, 0, 0}, {2, 2, 2}};  // HP218@17 HP218@23 HP218@27 HP218@35 HP218@43
    cudaExtent extent = {.width = 1, .height = 2, .depth = 3};
//>     hipExtent extent = {.width = 1, .height = 2, .depth = 3};  // HP101@5
}
