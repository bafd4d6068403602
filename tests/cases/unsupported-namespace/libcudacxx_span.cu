// Parts of a span, with their sizes as arguments and as template arguments.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/cuda_std.h"  // HP117@1
#include <cuda/std/span>
//-  // HP110@1

__global__ void parts(int *x) {
    cuda::std::span<int> all(x, 16);
    auto head = all.first<4>();
    cuda::std::span<int, 2> tail = all.last<2>();
    auto middle = all.subspan<1, 3>();
    head[0] = tail[1] + middle[0] + all.subspan<2>()[0] + all.first(3)[1];
}
