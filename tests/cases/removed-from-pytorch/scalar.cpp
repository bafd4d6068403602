#include <ATen/ATen.h>
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

void fill(at::Tensor x, const at::Scalar &value) {
    AT_DISPATCH_ALL_TYPES(value.type(), "fill", [&] { cudaDeviceSynchronize(); });
//>     AT_DISPATCH_ALL_TYPES(value.type(), "fill", [&] { hipDeviceSynchronize(); });  // HP101@55
}
