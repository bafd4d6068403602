#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cstdint>

__global__ void shade(const float *x, const float *map, float *out, int last) {
    float value = x[threadIdx.x] - 1.0f;
    uint8_t point = static_cast<uint8_t>(value * (last - 1));
//>     uint8_t point = static_cast<uint8_t>((unsigned int)(value * (last - 1)));  // HP719@42 HP719@60
    out[threadIdx.x] = map[3 * point];
}
