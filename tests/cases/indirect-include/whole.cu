//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11

size_t scratch(const int *in, int *out, int n) {
    size_t bytes = 0;
    cub::DeviceScan::ExclusiveSum(nullptr, bytes, in, out, n);
//>     hipcub::DeviceScan::ExclusiveSum(nullptr, bytes, in, out, n);  // HP120@5
    return bytes;
}
