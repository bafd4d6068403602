// Accelerations of n bodies (x, y, z, mass) by all others, softened: tiles of Tile bodies are shared by a block of Tile
// threads.
#include <cuda_runtime.h>

__device__ __forceinline__ float3 attract(float3 acceleration, const float4 &body, const float4 &other,
                                          float softening) {
    const float dx = other.x - body.x;
    const float dy = other.y - body.y;
    const float dz = other.z - body.z;
    const float distance = rsqrtf(dx * dx + dy * dy + dz * dz + softening);
    const float weight = other.w * distance * distance * distance;
    acceleration.x += dx * weight;
    acceleration.y += dy * weight;
    acceleration.z += dz * weight;
    return acceleration;
}

template <int Tile>
__global__ void nbody(const float4 *__restrict__ bodies, float4 *__restrict__ accelerations, int n, float softening) {
    __shared__ float4 tile[Tile];
    const int i = blockIdx.x * Tile + threadIdx.x;
    const float4 body = i < n ? bodies[i] : make_float4(0.0f, 0.0f, 0.0f, 0.0f);
    float3 acceleration = make_float3(0.0f, 0.0f, 0.0f);
    for (int first = 0; first < n; first += Tile) {
        const int other = first + threadIdx.x;
        tile[threadIdx.x] = other < n ? bodies[other] : make_float4(0.0f, 0.0f, 0.0f, 0.0f);
        __syncthreads();
#pragma unroll 8
        for (int k = 0; k < Tile; ++k) {
            acceleration = attract(acceleration, body, tile[k], softening);
        }
        __syncthreads();
    }
    if (i < n) {
        accelerations[i] = make_float4(acceleration.x, acceleration.y, acceleration.z, 0.0f);
    }
}

template __global__ void nbody<64>(const float4 *, float4 *, int, float);
template __global__ void nbody<256>(const float4 *, float4 *, int, float);
