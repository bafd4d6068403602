//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/cuda_functional.h"  // HP117@1
//+ #include "hipport/cuda_std.h"  // HP117@1
#include <cuda/functional>
//-  // HP110@1
#include <cuda/std/limits>
//-  // HP110@1
#include <cuda/std/optional>
//-  // HP115@1
#include <cuda/std/tuple>
//-  // HP115@1

using cuda::std::tuple;

__global__ void values(int *out, float *reals, int n) {
    tuple<int, float> both = cuda::std::make_tuple(n, 2.0f);
    cuda::std::optional<int> found = cuda::std::nullopt;
    if (threadIdx.x == 0) found = cuda::std::get<0>(both);
    if (found) out[0] = *found;
    out[1] = cuda::std::numeric_limits<int>::max();
    out[2] = cuda::maximum<>{}(n, 3) + cuda::minimum<int>{}(n, 5) + cuda::ceil_div(n, 4);
    cuda::std::swap(out[1], out[2]);
    reals[0] = cuda::std::sqrt(reals[1]) + cuda::std::plus<>{}(reals[2], 1.0f);
}
