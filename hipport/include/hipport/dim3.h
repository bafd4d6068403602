// The two vectors of three that CUDA converts to each other. Comes with hipport, belongs to the project that it was
// copied into.
// hipport: ignore-file
//
// For what functions return: HIP's dim3 and uint3 do not convert. A function that has more to return, an int by another
// overload, keeps it.

#ifndef HIPPORT_DIM3_H
#define HIPPORT_DIM3_H

#include <hip/hip_runtime.h>

namespace hipport {

template <class T>
__host__ __device__ inline T as_dim3(T value)
{
    return value;
}

__host__ __device__ inline dim3 as_dim3(uint3 value)
{
    return dim3(value.x, value.y, value.z);
}

template <class T>
__host__ __device__ inline T as_uint3(T value)
{
    return value;
}

__host__ __device__ inline uint3 as_uint3(dim3 value)
{
    return make_uint3(value.x, value.y, value.z);
}

}  // namespace hipport

#endif
