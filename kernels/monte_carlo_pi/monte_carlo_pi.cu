// How many of `count` random points of the unit square lie in the unit circle. The generator is Philox 4x32-10, counted:
// point i is made from the counter i and the key, whichever thread does it.
#include <cuda_runtime.h>
#include <stdint.h>

__device__ __forceinline__ uint4 philox(uint4 counter, uint2 key) {
#pragma unroll
    for (int round = 0; round < 10; ++round) {
        const uint32_t high0 = __umulhi(0xd2511f53u, counter.x);
        const uint32_t high1 = __umulhi(0xcd9e8d57u, counter.z);
        const uint32_t low0 = 0xd2511f53u * counter.x;
        const uint32_t low1 = 0xcd9e8d57u * counter.z;
        counter = make_uint4(high1 ^ counter.y ^ key.x, low1, high0 ^ counter.w ^ key.y, low0);
        key.x += 0x9e3779b9u;
        key.y += 0xbb67ae85u;
    }
    return counter;
}

__global__ void monte_carlo_pi(unsigned long long seed, unsigned int count, unsigned long long *__restrict__ inside) {
    const uint2 key = make_uint2(static_cast<uint32_t>(seed), static_cast<uint32_t>(seed >> 32));
    unsigned int hits = 0;
    for (unsigned int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x) {
        const uint4 bits = philox(make_uint4(i, 0, 0, 0), key);
        const double x = (bits.x + 0.5) * 0x1p-32;
        const double y = (bits.y + 0.5) * 0x1p-32;
        hits += x * x + y * y < 1.0;
    }
    for (int offset = 16; offset > 0; offset >>= 1) {
        hits += __shfl_xor_sync(0xffffffffu, hits, offset);
    }
    if ((threadIdx.x & 31) == 0 && hits > 0) {
        atomicAdd(inside, static_cast<unsigned long long>(hits));
    }
}
