//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/cuda_std.h"  // HP117@1
#include <cuda/std/array>
//-  // HP110@1
#include <cuda/std/optional>
//-  // HP115@1
#include <cuda/std/tuple>
//-  // HP115@1
#include <cuda/std/utility>
//-  // HP115@1

namespace kernels {
using namespace cuda::std;
__device__ optional<int> find(const array<int, 4> &values, int value) {
//> __device__ cuda::std::optional<int> find(const cuda::std::array<int, 4> &values, int value) {  // HP142@12 HP142@37
    for (size_t i = 0; i < values.size(); ++i) {
        if (values[i] == value) return static_cast<int>(i);
    }
    return nullopt;
}
}  // namespace kernels

__global__ void split(int *out, int n) {
    using namespace cuda::std;
    pair<int, int> both = make_pair(n / 2, n % 2);
//>     cuda::std::pair<int, int> both = cuda::std::make_pair(n / 2, n % 2);  // HP142@5 HP142@27
    tie(out[0], out[1]) = both;
//>     cuda::std::tie(out[0], out[1]) = both;  // HP142@5
    out[2] = get<0>(both);
    swap(both.first, both.second);
}
