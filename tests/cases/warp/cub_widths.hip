#include <hip/hip_runtime.h>
#include <hipcub/hipcub.hpp>

namespace device = hipcub;

template <class T>
using Sums = hipcub::WarpReduce<T, 32>;
using Pairs = hipcub::WarpScan<hipcub::KeyValuePair<int, float>, 32>;
using Narrow = hipcub::WarpReduce<float, 16>;
using Load = hipcub::WarpLoad<float, 4, hipcub::WARP_LOAD_DIRECT, 32>;
using Store = hipcub::WarpStore<float, 4, hipcub::WARP_STORE_TRANSPOSE, 32>;
using Exchange = hipcub::WarpExchange<int, 4, 32>;
using Sort = hipcub::WarpMergeSort<int, 4, 32>;
using SortOfPairs = hipcub::WarpMergeSort<int, 4, 32, float>;
using Block = hipcub::BlockReduce<float, 128>;
using Aliased = device::WarpReduce< int, 32 >;

__global__ void sum(int *x) {
    __shared__ typename hipcub::WarpReduce<int, 32>::TempStorage storage[4];
    x[threadIdx.x] = hipcub::WarpReduce<int, 32>(storage[threadIdx.x / 32]).Sum(x[threadIdx.x]);
}
