#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/never_constant.h"  // HP261@1
__device__ constexpr unsigned bits(float x) { return *(unsigned *)&x; }
//> __device__ __host__ constexpr unsigned bits(float x) { return *(unsigned *)&x; }  // HP269@12
struct Info {
    unsigned index;
    __device__ constexpr unsigned all() const noexcept { return *reinterpret_cast<const unsigned *>(this); }
//>     __device__ __host__ constexpr unsigned all() const noexcept { return *reinterpret_cast<const unsigned *>(this); }  // HP269@16
    __device__ static constexpr float infinity() { return __int_as_float(0x7f800000); }
//>     __device__ static __host__ constexpr float infinity() { return __int_as_float(0x7f800000); }  // HP269@23
};
