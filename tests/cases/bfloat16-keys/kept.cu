//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11
#include <cuda_bf16.h>
//> #include <hip/hip_bf16.h>  // HP110@11

void sort(void *storage, size_t &bytes, const __nv_bfloat16 *in, __nv_bfloat16 *out, int n) {
//> void sort(void *storage, size_t &bytes, const __hip_bfloat16 *in, __hip_bfloat16 *out, int n) {  // HP101@47 HP101@66
    cub::DeviceReduce::Sum(storage, bytes, in, out, n);
//>     hipcub::DeviceReduce::Sum(storage, bytes, in, out, n);  // HP120@5
}
