#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/never_constant.h"  // HP261@1
__device__ constexpr unsigned bits(float x) { return *(unsigned *)&x; }
struct Info {
    unsigned index;
    __device__ constexpr unsigned all() const noexcept { return *reinterpret_cast<const unsigned *>(this); }
    __device__ static constexpr float infinity() { return __int_as_float(0x7f800000); }
};
