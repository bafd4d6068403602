// Normalizes each row of a matrix (rows x columns) to mean 0 and variance 1, then scales by gamma and shifts by beta.
// One warp a row; columns must be a multiple of 4 and the rows 16-byte aligned.
#include <cuda_runtime.h>

constexpr int warp_lanes = 32;

// Count, mean and sum of squared deviations of some values (Welford).
struct Moments {
    float count;
    float mean;
    float deviation;
};

__device__ __forceinline__ void add(Moments &moments, float value) {
    moments.count += 1.0f;
    const float delta = value - moments.mean;
    moments.mean += delta / moments.count;
    moments.deviation += delta * (value - moments.mean);
}

__device__ __forceinline__ Moments merge(const Moments &a, const Moments &b) {
    const float count = a.count + b.count;
    if (count == 0.0f) {
        return a;
    }
    const float delta = b.mean - a.mean;
    return Moments{count, a.mean + delta * b.count / count,
                   a.deviation + b.deviation + delta * delta * a.count * b.count / count};
}

__device__ __forceinline__ Moments merge_warp(Moments moments) {
    for (int mask = warp_lanes / 2; mask > 0; mask /= 2) {
        const Moments other{__shfl_xor_sync(0xffffffffu, moments.count, mask),
                            __shfl_xor_sync(0xffffffffu, moments.mean, mask),
                            __shfl_xor_sync(0xffffffffu, moments.deviation, mask)};
        moments = merge(moments, other);
    }
    return moments;
}

extern "C" __global__ void layernorm(const float *__restrict__ input, const float *__restrict__ gamma,
                                     const float *__restrict__ beta, float *__restrict__ output, int rows, int columns,
                                     float epsilon) {
    const int lane = threadIdx.x % warp_lanes;
    const int row = blockIdx.x * (blockDim.x / warp_lanes) + threadIdx.x / warp_lanes;
    if (row >= rows) {
        return;
    }
    const int vectors = columns / 4;
    const float4 *source = reinterpret_cast<const float4 *>(input) + static_cast<size_t>(row) * vectors;
    float4 *target = reinterpret_cast<float4 *>(output) + static_cast<size_t>(row) * vectors;

    Moments moments{0.0f, 0.0f, 0.0f};
    for (int i = lane; i < vectors; i += warp_lanes) {
        const float4 v = __ldg(&source[i]);
        add(moments, v.x);
        add(moments, v.y);
        add(moments, v.z);
        add(moments, v.w);
    }
    moments = merge_warp(moments);
    const float scale = rsqrtf(moments.deviation / static_cast<float>(columns) + epsilon);

    const float4 *gammas = reinterpret_cast<const float4 *>(gamma);
    const float4 *betas = reinterpret_cast<const float4 *>(beta);
    for (int i = lane; i < vectors; i += warp_lanes) {
        const float4 v = source[i];
        const float4 g = gammas[i];
        const float4 b = betas[i];
        target[i] = make_float4((v.x - moments.mean) * scale * g.x + b.x, (v.y - moments.mean) * scale * g.y + b.y,
                                (v.z - moments.mean) * scale * g.z + b.z, (v.w - moments.mean) * scale * g.w + b.w);
    }
}
