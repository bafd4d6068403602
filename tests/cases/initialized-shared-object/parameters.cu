#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/uninitialized.h"  // HP117@1

template <class V>
struct Pair {
    V x, y;
    __host__ __device__ Pair(void) { x = V(); y = V(); }
    __device__ Pair &operator+=(const Pair &by) { x += by.x; y += by.y; return *this; }
};

template <typename T>
__global__ void sum(const T *from, T *to) {
    __shared__ T part[64];
//>     __shared__ hipport::uninitialized<T [64]> part_bytes; auto &part = part_bytes.object();  // HP212@16 HP212@17 HP212@26
    __shared__ T all;
//>     __shared__ hipport::uninitialized<T> all_bytes; auto &all = all_bytes.object();  // HP212@16 HP212@17 HP212@21
    part[threadIdx.x] = from[threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 0) {
        all = part[0];
        for (int i = 1; i < 64; ++i) all += part[i];
        *to = all;
    }
}

void run(const Pair<float> *from, Pair<float> *to) { sum<<<1, 64>>>(from, to); }
