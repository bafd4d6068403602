//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11

template <typename T, int BLOCK> __global__ void sum(const T *in, T *out) {
    using Reduce = cub::BlockReduce<T, BLOCK>;
//>     using Reduce = hipcub::BlockReduce<T, BLOCK>;  // HP120@20
    typedef cub :: BlockScan<T, BLOCK> Scan;
//>     typedef hipcub :: BlockScan<T, BLOCK> Scan;  // HP120@13
    __shared__ union { typename Reduce::TempStorage reduce; typename Scan::TempStorage scan; } storage;
    T total = Reduce(storage.reduce).Sum(in[threadIdx.x]);
    if (threadIdx.x == 0) *out = total;
}

size_t temporary(const float *in, float *out, int n, cudaStream_t stream) {
//> size_t temporary(const float *in, float *out, int n, hipStream_t stream) {  // HP101@54
    size_t bytes = 0;
    ::cub::DeviceReduce::Sum(nullptr, bytes, in, out, n, stream);
//>     ::hipcub::DeviceReduce::Sum(nullptr, bytes, in, out, n, stream);  // HP120@7
    cub::DeviceRadixSort::SortKeys(nullptr, bytes, in, out, n);
//>     hipcub::DeviceRadixSort::SortKeys(nullptr, bytes, in, out, n);  // HP120@5
    cub::DoubleBuffer<float> keys;
//>     hipcub::DoubleBuffer<float> keys;  // HP120@5
    auto op = cub::Max();
//>     auto op = hipcub::Max();  // HP120@15
    return bytes;
}
