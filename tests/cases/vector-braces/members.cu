#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Camera {
    float3 eye, up;
    int2 size;
    float fov;
    explicit Camera(float x) : eye{x, 1}, up{0}, size{2, 3}, fov{60} {}
//>     explicit Camera(float x) : eye{x, 1, 0}, up{0, 0, 0}, size{2, 3}, fov{60} {}  // HP218@40 HP218@47
};

float3 moved(Camera &camera, Camera *other, float x) {
    float3 place;
    int count;
    place = {x, 1};
//>     place = {x, 1, 0};  // HP218@18
    place = {2};
//>     place = {2, 0, 0};  // HP218@15
    count = {2};
    camera.eye = {0, x};
//>     camera.eye = {0, x, 0};  // HP218@23
    other->up = {1, 2, 3};
    other->fov = {2};
    return place;
}
