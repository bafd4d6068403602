#include <cub/cub.cuh>

namespace device = cub;

template <class T>
using Sums = cub::WarpReduce<T>;
using Pairs = cub::WarpScan<cub::KeyValuePair<int, float>>;
using Narrow = cub::WarpReduce<float, 16>;
using Load = cub::WarpLoad<float, 4>;
using Store = cub::WarpStore<float, 4, cub::WARP_STORE_TRANSPOSE>;
using Exchange = cub::WarpExchange<int, 4>;
using Sort = cub::WarpMergeSort<int, 4>;
using SortOfPairs = cub::WarpMergeSort<int, 4, 32, float>;
using Block = cub::BlockReduce<float, 128>;
using Aliased = device::WarpReduce< int >;

__global__ void sum(int *x) {
    __shared__ typename cub::WarpReduce<int>::TempStorage storage[4];
    x[threadIdx.x] = cub::WarpReduce<int>(storage[threadIdx.x / 32]).Sum(x[threadIdx.x]);
}
