//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11

namespace mine {
template <class T>
struct WarpScan;
template <class T>
using Scan = WarpScan<T>;
__device__ int sum(int value) {
    using cub::WarpReduce;
//>     using hipcub::WarpReduce;  // HP120@11
    __shared__ typename WarpReduce<int>::TempStorage storage;
//~                     ^~~~~~~~~~ HP408 warning fixed 'cub::WarpReduce':
//~   cub::WarpReduce works on 32 threads in CUB, and on the whole wavefront in hipCUB
//~   remedy, safe fix: add the template argument 32
//>     __shared__ typename WarpReduce<int, 32>::TempStorage storage;  // HP408@39
    return WarpReduce<int>(storage).Sum(value);
//~        ^~~~~~~~~~ HP408 warning fixed 'cub::WarpReduce':
//~   cub::WarpReduce works on 32 threads in CUB, and on the whole wavefront in hipCUB
//~   remedy, safe fix: add the template argument 32
//>     return WarpReduce<int, 32>(storage).Sum(value);  // HP408@26
}
using Elsewhere = WarpReduce<int>;
}  // namespace mine

using namespace cub;
//> using namespace hipcub;  // HP120@17
__global__ void exchange(int *x) {
    WarpExchange<int, 4> exchange;
//~ ^~~~~~~~~~~~ HP408 warning fixed 'cub::WarpExchange':
//~   cub::WarpExchange works on 32 threads in CUB, and on the whole wavefront in hipCUB
//~   remedy, safe fix: add the template argument 32
//>     WarpExchange<int, 4, 32> exchange;  // HP408@24
    __shared__ WarpReduce<float, 16>::TempStorage narrow;
    mine::WarpReduce<int> own;
    x[0] = x->WarpLoad<int, 4>();
}
