#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
struct Place { float x, y; };
struct Point { float3 at; int4 color; Place other; };
__global__ void clear(Point *points) {
    Point a{.at{.x = 1.0f, .y = 2.0f, .z = 3.0f}};
//>     Point a{.at{1.0f, 2.0f, 3.0f}};  // HP218@17 HP218@28 HP218@39
    Point b = {.at = {.x = 1.0f, .z = 2.0f}, .color = {.y = 1}, .other = {.x = 1.0f}};
//>     Point b = {.at = {1.0f, 0, 2.0f}, .color = {0, 1, 0, 0}, .other = {.x = 1.0f}};  // HP218@23 HP218@34 HP218@56 HP218@62
    points[threadIdx.x] = points[0].at.x > 0 ? a : b;
}
