#pragma once

// Arithmetic helpers of this project; the header shares only its name with those of other code bases.

#include <cuda_runtime.h>

inline __host__ __device__ float clamp_to(float value, float low, float high) {
    return fminf(fmaxf(value, low), high);
}

inline __device__ uchar4 pack_grey(float value) {
    const unsigned char byte = static_cast<unsigned char>(__float2uint_rn(clamp_to(value, 0.0f, 1.0f) * 255.0f));
    return make_uchar4(byte, byte, byte, 255);
}
