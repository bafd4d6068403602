#pragma once

#include <hip/hip_runtime.h>
#include "../hipport/math.h"

#include "vec.h"

// Dynamic shared memory of a templated kernel: one untyped array, so that two instances do not declare it differently.
template <typename T>
__device__ inline T *dynamic_shared() {
    extern __shared__ __align__(16) unsigned char shared_bytes[];
    return reinterpret_cast<T *>(shared_bytes);
}

template <typename T>
__device__ __forceinline__ T inverse_sqrt(T x);

template <>
__device__ __forceinline__ float inverse_sqrt<float>(float x) {
    return rsqrtf(x);
}

template <>
__device__ __forceinline__ double inverse_sqrt<double>(double x) {
    return rsqrt(x);
}

// Adds to `acceleration` the pull of `other` on a body at `position`.
template <typename T>
__device__ __forceinline__ void accumulate(Vec3<T> &acceleration, const Vec4<T> &position, const Vec4<T> &other,
                                           T softening_squared) {
    const T dx = other.x - position.x;
    const T dy = other.y - position.y;
    const T dz = other.z - position.z;
    const T distance_squared = dx * dx + dy * dy + dz * dz + softening_squared;
    const T inverse = inverse_sqrt<T>(distance_squared);
    const T strength = other.w * inverse * inverse * inverse;
    acceleration.x += dx * strength;
    acceleration.y += dy * strength;
    acceleration.z += dz * strength;
}

// The acceleration at `position` from all bodies, a tile of blockDim.x bodies at a time.
template <typename T>
__device__ Vec3<T> acceleration_at(const Vec4<T> &position, const Vec4<T> *__restrict__ bodies, unsigned count,
                                   T softening_squared) {
    Vec4<T> *tile = dynamic_shared<Vec4<T>>();
    Vec3<T> acceleration{};
    for (unsigned first = 0; first < count; first += blockDim.x) {
        const unsigned index = first + threadIdx.x;
        tile[threadIdx.x] = index < count ? bodies[index] : Vec4<T>{};
        __syncthreads();
#pragma unroll 8
        for (unsigned i = 0; i < blockDim.x; ++i) {
            accumulate<T>(acceleration, position, tile[i], softening_squared);
        }
        __syncthreads();
    }
    return acceleration;
}

// Leapfrog: kick, then drift.
template <typename T>
__device__ __forceinline__ void kick_and_drift(Vec4<T> &position, Vec4<T> &velocity, const Vec3<T> &acceleration,
                                               T damping, T dt) {
    velocity.x = (velocity.x + acceleration.x * dt) * damping;
    velocity.y = (velocity.y + acceleration.y * dt) * damping;
    velocity.z = (velocity.z + acceleration.z * dt) * damping;
    position.x += velocity.x * dt;
    position.y += velocity.y * dt;
    position.z += velocity.z * dt;
}
