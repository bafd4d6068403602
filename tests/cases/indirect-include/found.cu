//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include <hipcub/block/block_scan.hpp>  // HP134@1
#include <cub/device/device_radix_sort.cuh>
//> #include <hipcub/device/device_radix_sort.hpp>  // HP110@11

__global__ void scan(const int *in, int *out) {
    using Scan = cub::BlockScan<int, 64>;
//>     using Scan = hipcub::BlockScan<int, 64>;  // HP120@18
    __shared__ Scan::TempStorage storage;
    Scan(storage).ExclusiveSum(in[threadIdx.x], out[threadIdx.x]);
}

size_t scratch(int *values, int n) {
    size_t bytes = 0;
    cub::DeviceRadixSort::SortKeys(nullptr, bytes, values, values, n);
//>     hipcub::DeviceRadixSort::SortKeys(nullptr, bytes, values, values, n);  // HP120@5
    return bytes;
}
