#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

namespace noise {
__device__ [[nodiscard]] static inline constexpr unsigned hash(unsigned x) noexcept { return (x ^ x >> 16) * 0x7FEB352Du; }
//> [[nodiscard]] __device__ static inline __host__ constexpr unsigned hash(unsigned x) noexcept { return (x ^ x >> 16) * 0x7FEB352Du; }  // HP255@1 HP255@12 HP269@40
}

__global__ void fill(unsigned *x) { x[threadIdx.x] = noise::hash(threadIdx.x); }

static_assert(noise::hash(0) == 0, "nothing from nothing");
