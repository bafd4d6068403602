#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/macro_names.h"  // HP259@1

template <int BITS>
__device__ unsigned low(unsigned x) {
    constexpr unsigned MASK1 = (1u << BITS) - 1;
    return x & MASK1;
}
enum Unit { HW_ID, SW_ID };
