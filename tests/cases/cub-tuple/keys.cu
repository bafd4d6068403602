//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/cuda_std.h"  // HP117@1
#include <cub/device/device_radix_sort.cuh>
//> #include <hipcub/device/device_radix_sort.hpp>  // HP110@11
#include <cub/device/device_transform.cuh>
//> #include <hipcub/device/device_transform.hpp>  // HP110@11
#include <cuda/std/tuple>
//-  // HP110@1
#include <thrust/device_vector.h>
#include <thrust/iterator/zip_iterator.h>
struct Key {
    int high;
    float low;
};
struct Parts {
    __host__ __device__ ::cuda::std::tuple<int &, float &> operator()(Key &key) const { return {key.high, key.low}; }
//>     __host__ __device__ ::rocprim::tuple<int &, float &> operator()(Key &key) const { return rocprim::tuple<int &, float &>{key.high, key.low}; }  // HP305@27 HP305@96
};
struct Other {
    __host__ __device__ cuda::std::tuple<int, float> operator()(const Key &key) const { return {key.high, key.low}; }
};
void sort(void *storage, size_t &bytes, const Key *in, Key *out, int n) {
    cub::DeviceRadixSort::SortKeys(storage, bytes, in, out, n, Parts{});
//>     hipcub::DeviceRadixSort::SortKeys(storage, bytes, in, out, n, Parts{});  // HP120@5
}
void add(const int *a, const int *b, int *out, int n) {
    auto both = cuda::std::make_tuple(a, b);
    cub::DeviceTransform::Transform(cuda::std::make_tuple(a, b), out, n, [] __device__(int x, int y) { return x + y; });
//>     hipcub::DeviceTransform::Transform(rocprim::make_tuple(a, b), out, n, [] __device__(int x, int y) { return x + y; });  // HP120@5 HP305@37
}
void zip(thrust::device_vector<int> &a, thrust::device_vector<float> &b) {
    auto both = thrust::make_zip_iterator(cuda::std::make_tuple(a.begin(), b.begin()));
//>     auto both = thrust::make_zip_iterator(thrust::make_tuple(a.begin(), b.begin()));  // HP305@43
    auto same = thrust::make_zip_iterator(thrust::make_tuple(a.begin(), b.begin()));
}
