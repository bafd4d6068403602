// Variables in device memory in every form of a declaration.

#include <hip/hip_runtime.h>

__device__ const float number = 0.25f;
__device__ const float table[] = {1.0f, -1.0f};
__constant__ const float constants[] = {2.0f, -2.0f};
__device__ constexpr float expression = 4.0f;
static const __device__ int rows[2][2] = {{1, 2}, {3, 4}};
__device__ float *const nowhere = nullptr;

__constant__ float scale, offsets[2];
__device__ int first = 1, second = 2, *third;

__global__ void read(float *out) {
    out[0] = number + table[1] + constants[1] + expression + float(rows[1][1]) + (nowhere ? 1.0f : 0.0f);
    out[1] = scale + offsets[1];
    out[2] = float(first + second);
}
