//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include <hipcub/block/block_scan.hpp>  // HP134@1
#include <cub/device/device_radix_sort.cuh>
//> #include <hipcub/device/device_radix_sort.hpp>  // HP110@11

using namespace cub;
//> using namespace hipcub;  // HP120@17

__global__ void sums(int *x) {
    typedef BlockScan<int, 128, BLOCK_SCAN_RAKING> Scan;
    __shared__ typename Scan::TempStorage storage;
    int sum = 0;
    Scan(storage).InclusiveSum(x[threadIdx.x], sum);
    x[threadIdx.x] = sum;
}
