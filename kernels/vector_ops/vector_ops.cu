// Blends two images of n samples, `weight` parts of y and 1 - weight of x, and clamps to [0, 1]. Four samples a thread:
// the arrays are 16-byte aligned, n is any number. The grid may have any size.
#include <cuda_runtime.h>

__device__ __forceinline__ float4 operator+(float4 a, float4 b) {
    return make_float4(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w);
}

__device__ __forceinline__ float4 operator-(float4 a, float4 b) {
    return make_float4(a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w);
}

__device__ __forceinline__ float4 operator*(float s, float4 a) {
    return make_float4(s * a.x, s * a.y, s * a.z, s * a.w);
}

__device__ __forceinline__ float clamp01(float a) {
    return fminf(fmaxf(a, 0.0f), 1.0f);
}

__device__ __forceinline__ float4 clamp01(float4 a) {
    return make_float4(clamp01(a.x), clamp01(a.y), clamp01(a.z), clamp01(a.w));
}

// Of a sample or of four.
template <typename V>
__device__ __forceinline__ V blend(V x, V y, float weight) {
    return clamp01(x + weight * (y - x));
}

extern "C" __global__ void vector_ops(const float *__restrict__ x, const float *__restrict__ y,
                                      float *__restrict__ blended, int n, float weight) {
    const int thread = blockIdx.x * blockDim.x + threadIdx.x;
    const int vectors = n / 4;
    const float4 *xs = reinterpret_cast<const float4 *>(x);
    const float4 *ys = reinterpret_cast<const float4 *>(y);
    float4 *results = reinterpret_cast<float4 *>(blended);
    for (int i = thread; i < vectors; i += gridDim.x * blockDim.x) {
        results[i] = blend(xs[i], ys[i], weight);
    }

    // What is left: up to three samples.
    const int i = vectors * 4 + thread;
    if (i < n) {
        blended[i] = blend(x[i], y[i], weight);
    }
}
