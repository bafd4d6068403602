#pragma once

#include <hip/hip_runtime_api.h>

// The vector types of a scalar type, so that kernels are written once for float and double.
template <typename T>
struct Vec;

template <>
struct Vec<float> {
    using Three = float3;
    using Four = float4;
};

template <>
struct Vec<double> {
    using Three = double3;
    using Four = double4;
};

template <typename T>
using Vec3 = typename Vec<T>::Three;

template <typename T>
using Vec4 = typename Vec<T>::Four;
