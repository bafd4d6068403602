#include <hip/hip_runtime.h>

// One launch of 64 threads with 1,024 bytes: out[i] = 2 * in[63 - i]. The names are those of one memory.

extern __shared__ float s[];
extern __shared__ float s[];
namespace inner {
extern __shared__ __align__(16) unsigned int bits[], more_bits[];
HIP_DYNAMIC_SHARED(double, wide)
}

template <class T>
__global__ void outside(const T* in, T* out) {
    s[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = 2 * s[63 - threadIdx.x];
}
template __global__ void outside<float>(const float*, float*);

// A compiler that takes these for different variables moves the reads before the writes.
__global__ void one_memory(const float* in, float* out) {
    extern __shared__ int integers[];
    const float value = 2 * in[63 - threadIdx.x];
    s[threadIdx.x] = 1;
    integers[threadIdx.x] = 2;
    inner::bits[threadIdx.x] = __float_as_uint(value);
    out[threadIdx.x] = s[threadIdx.x];
    inner::more_bits[threadIdx.x] = 3;
    s[threadIdx.x] = value;
    if (integers[threadIdx.x] != (int)__float_as_uint(value)) out[threadIdx.x] = -1;
    if ((void*)inner::wide != (void*)s) out[threadIdx.x] = -2;
}
