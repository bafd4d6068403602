#include <hip/hip_runtime.h>
#include <hipcub/hipcub.hpp>

template <typename T, int BLOCK> __global__ void sum(const T *in, T *out) {
    using Reduce = hipcub::BlockReduce<T, BLOCK>;
    typedef hipcub :: BlockScan<T, BLOCK> Scan;
    __shared__ union { typename Reduce::TempStorage reduce; typename Scan::TempStorage scan; } storage;
    T total = Reduce(storage.reduce).Sum(in[threadIdx.x]);
    if (threadIdx.x == 0) *out = total;
}

size_t temporary(const float *in, float *out, int n, hipStream_t stream) {
    size_t bytes = 0;
    ::hipcub::DeviceReduce::Sum(nullptr, bytes, in, out, n, stream);
    hipcub::DeviceRadixSort::SortKeys(nullptr, bytes, in, out, n);
    hipcub::DoubleBuffer<float> keys;
    auto op = hipcub::Max();
    return bytes;
}
