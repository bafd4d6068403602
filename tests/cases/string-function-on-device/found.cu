#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/c_string.h"  // HP138@1
#include <cstring>

template <class T>
__host__ __device__ T from_bytes(const unsigned char *bytes) {
    T value;
    std::memcpy(&value, bytes, sizeof(value));
    return value;
}

__global__ void read(const unsigned char *bytes, float *out) { *out = from_bytes<float>(bytes); }
