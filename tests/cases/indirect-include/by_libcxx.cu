//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/cuda_std.h"  // HP117@1
//+ #include <hip/hip_bf16.h>  // HP134@1
//+ #include <hip/hip_fp16.h>
#include <cuda/std/type_traits>
//-  // HP110@1

template <class T>
constexpr bool is_small = cuda::std::is_same_v<T, __nv_bfloat16> || cuda::std::is_same_v<T, __half>;
//> constexpr bool is_small = cuda::std::is_same_v<T, __hip_bfloat16> || cuda::std::is_same_v<T, __half>;  // HP101@51

template <class T>
__global__ void scale(T *x, float by) {
    if (!is_small<T>) x[threadIdx.x] = T(float(x[threadIdx.x]) * by);
}
template __global__ void scale<float>(float *x, float by);
