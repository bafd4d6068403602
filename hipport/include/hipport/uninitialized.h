// Memory for an object that no constructor is called for, as CUDA has it in __shared__ memory. Comes with hipport,
// belongs to the project that it was copied into.
// hipport: ignore-file
//
// nvcc warns of a __shared__ variable whose class initializes its members, and leaves it uninitialized. clang refuses
// it, so that a port has bytes there and a reference to the object, or the array of objects, that they are taken for.

#ifndef HIPPORT_UNINITIALIZED_H
#define HIPPORT_UNINITIALIZED_H

#include <hip/hip_runtime.h>

namespace hipport {

template <class T>
struct uninitialized {
    alignas(T) unsigned char bytes[sizeof(T)];

    __host__ __device__ T &object() { return reinterpret_cast<T &>(bytes); }
    __host__ __device__ volatile T &object() volatile { return reinterpret_cast<volatile T &>(bytes); }
};

}  // namespace hipport

#endif
