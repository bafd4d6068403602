//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include <hip/hip_bf16.h>  // HP134@1
#include <torch/extension.h>
#include <ATen/cuda/CUDAContext.h>

template <typename T>
struct Sum { using type = T; };
template <>
struct Sum<__nv_bfloat16> { using type = float; };
//> struct Sum<__hip_bfloat16> { using type = float; };  // HP101@12
