// A base for classes that have the members of a vector type. Comes with hipport, belongs to the project that it was
// copied into.
// hipport: ignore-file
//
// In CUDA a vector type is members and nothing else. In HIP it has operators too, which go before a derived class's
// conversions. hipport::vector_base<uint2> has the members, size and alignment of uint2, converts to it, and has none.

#ifndef HIPPORT_VECTOR_BASE_H
#define HIPPORT_VECTOR_BASE_H

#include <hip/hip_runtime.h>

namespace hipport {
namespace vectors {

template <class Vector, unsigned Components = sizeof(Vector) / sizeof(decltype(Vector::x))>
struct vector_base;

template <class Vector>
struct alignas(Vector) vector_base<Vector, 1> {
    decltype(Vector::x) x;
    vector_base() = default;
    __host__ __device__ vector_base(const Vector& from) : x(from.x) {}
    __host__ __device__ operator Vector() const {
        Vector to;
        to.x = x;
        return to;
    }
};

template <class Vector>
struct alignas(Vector) vector_base<Vector, 2> {
    decltype(Vector::x) x, y;
    vector_base() = default;
    __host__ __device__ vector_base(const Vector& from) : x(from.x), y(from.y) {}
    __host__ __device__ operator Vector() const {
        Vector to;
        to.x = x, to.y = y;
        return to;
    }
};

template <class Vector>
struct alignas(Vector) vector_base<Vector, 3> {
    decltype(Vector::x) x, y, z;
    vector_base() = default;
    __host__ __device__ vector_base(const Vector& from) : x(from.x), y(from.y), z(from.z) {}
    __host__ __device__ operator Vector() const {
        Vector to;
        to.x = x, to.y = y, to.z = z;
        return to;
    }
};

template <class Vector>
struct alignas(Vector) vector_base<Vector, 4> {
    decltype(Vector::x) x, y, z, w;
    vector_base() = default;
    __host__ __device__ vector_base(const Vector& from) : x(from.x), y(from.y), z(from.z), w(from.w) {}
    __host__ __device__ operator Vector() const {
        Vector to;
        to.x = x, to.y = y, to.z = z, to.w = w;
        return to;
    }
};

}  // namespace vectors

// Its namespace is one of its own, so that calls and operators with such objects find nothing else of hipport's.
using vectors::vector_base;

}  // namespace hipport

#endif
