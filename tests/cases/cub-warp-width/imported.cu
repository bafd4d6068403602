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
}  // namespace mine

using namespace cub;
//> using namespace hipcub;  // HP120@17
__global__ void exchange(int *x) {
    __shared__ WarpExchange<int, 4>::TempStorage whole;
//~            ^~~~~~~~~~~~ HP408 warning fixed 'cub::WarpExchange':
//~   cub::WarpExchange works on 32 threads in CUB, and on the whole wavefront in hipCUB
//~   remedy, safe fix: add the template argument 32
//>     __shared__ WarpExchange<int, 4, 32>::TempStorage whole;  // HP408@35
    __shared__ WarpReduce<float, 16>::TempStorage narrow;
    __shared__ WarpReduce<float>::TempStorage others;
//~            ^~~~~~~~~~ HP408 warning fixed 'cub::WarpReduce':
//~   cub::WarpReduce works on 32 threads in CUB, and on the whole wavefront in hipCUB
//~   remedy, safe fix: add the template argument 32
//>     __shared__ WarpReduce<float, 32>::TempStorage others;  // HP408@32
    x[0] = mine::sum(x[1]);
}
