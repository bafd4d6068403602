#include <cub/cub.cuh>

template <typename T, int BLOCK> __global__ void sum(const T *in, T *out) {
    using Reduce = cub::BlockReduce<T, BLOCK>;
    typedef cub :: BlockScan<T, BLOCK> Scan;
    __shared__ union { typename Reduce::TempStorage reduce; typename Scan::TempStorage scan; } storage;
    T total = Reduce(storage.reduce).Sum(in[threadIdx.x]);
    if (threadIdx.x == 0) *out = total;
}

size_t temporary(const float *in, float *out, int n, cudaStream_t stream) {
    size_t bytes = 0;
    ::cub::DeviceReduce::Sum(nullptr, bytes, in, out, n, stream);
    cub::DeviceRadixSort::SortKeys(nullptr, bytes, in, out, n);
    cub::DoubleBuffer<float> keys;
    auto op = cub::Max();
    return bytes;
}
