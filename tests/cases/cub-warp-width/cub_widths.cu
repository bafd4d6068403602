//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11

namespace device = cub;
//> namespace device = hipcub;  // HP120@20

template <class T>
using Sums = cub::WarpReduce<T>;
//~          ^~~~~~~~~~~~~~~ HP408 warning fixed:
//~   cub::WarpReduce works on 32 threads in CUB, and on the whole wavefront in hipCUB
//~   remedy, safe fix: add the template argument 32
//> using Sums = hipcub::WarpReduce<T, 32>;  // HP120@14 HP408@31
using Pairs = cub::WarpScan<cub::KeyValuePair<int, float>>;
//~           ^~~~~~~~~~~~~ HP408 warning fixed:
//~   cub::WarpScan works on 32 threads in CUB, and on the whole wavefront in hipCUB
//~   remedy, safe fix: add the template argument 32
//> using Pairs = hipcub::WarpScan<hipcub::KeyValuePair<int, float>, 32>;  // HP120@15 HP120@29 HP408@58
using Narrow = cub::WarpReduce<float, 16>;
//> using Narrow = hipcub::WarpReduce<float, 16>;  // HP120@16
using Load = cub::WarpLoad<float, 4>;
//~          ^~~~~~~~~~~~~ HP408 warning fixed:
//~   cub::WarpLoad works on 32 threads in CUB, and on the whole wavefront in hipCUB
//~   remedy, safe fix: add the template argument 32
//> using Load = hipcub::WarpLoad<float, 4, hipcub::WARP_LOAD_DIRECT, 32>;  // HP120@14 HP408@36
using Store = cub::WarpStore<float, 4, cub::WARP_STORE_TRANSPOSE>;
//~           ^~~~~~~~~~~~~~ HP408 warning fixed:
//~   cub::WarpStore works on 32 threads in CUB, and on the whole wavefront in hipCUB
//~   remedy, safe fix: add the template argument 32
//> using Store = hipcub::WarpStore<float, 4, hipcub::WARP_STORE_TRANSPOSE, 32>;  // HP120@15 HP120@40 HP408@65
using Exchange = cub::WarpExchange<int, 4>;
//~              ^~~~~~~~~~~~~~~~~ HP408 warning fixed:
//~   cub::WarpExchange works on 32 threads in CUB, and on the whole wavefront in hipCUB
//~   remedy, safe fix: add the template argument 32
//> using Exchange = hipcub::WarpExchange<int, 4, 32>;  // HP120@18 HP408@42
using Sort = cub::WarpMergeSort<int, 4>;
//~          ^~~~~~~~~~~~~~~~~~ HP408 warning fixed:
//~   cub::WarpMergeSort works on 32 threads in CUB, and on the whole wavefront in hipCUB
//~   remedy, safe fix: add the template argument 32
//> using Sort = hipcub::WarpMergeSort<int, 4, 32>;  // HP120@14 HP408@39
using SortOfPairs = cub::WarpMergeSort<int, 4, 32, float>;
//> using SortOfPairs = hipcub::WarpMergeSort<int, 4, 32, float>;  // HP120@21
using Block = cub::BlockReduce<float, 128>;
//> using Block = hipcub::BlockReduce<float, 128>;  // HP120@15
using Aliased = device::WarpReduce< int >;
//~             ^~~~~~~~~~~~~~~~~~ HP408 warning fixed 'cub::WarpReduce':
//~   cub::WarpReduce works on 32 threads in CUB, and on the whole wavefront in hipCUB
//~   remedy, safe fix: add the template argument 32
//> using Aliased = device::WarpReduce< int, 32 >;  // HP408@40

__global__ void sum(int *x) {
    __shared__ typename cub::WarpReduce<int>::TempStorage storage[4];
//~                     ^~~~~~~~~~~~~~~ HP408 warning fixed:
//~   cub::WarpReduce works on 32 threads in CUB, and on the whole wavefront in hipCUB
//~   remedy, safe fix: add the template argument 32
//>     __shared__ typename hipcub::WarpReduce<int, 32>::TempStorage storage[4];  // HP120@25 HP408@44
    x[threadIdx.x] = cub::WarpReduce<int>(storage[threadIdx.x / 32]).Sum(x[threadIdx.x]);
//~                  ^~~~~~~~~~~~~~~ HP408 warning fixed:
//~   cub::WarpReduce works on 32 threads in CUB, and on the whole wavefront in hipCUB
//~   remedy, safe fix: add the template argument 32
//>     x[threadIdx.x] = hipcub::WarpReduce<int, 32>(storage[threadIdx.x / 32]).Sum(x[threadIdx.x]);  // HP120@22 HP408@41
}
