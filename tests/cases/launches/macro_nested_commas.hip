// flags: --launch macro
#include <hip/hip_runtime.h>
#include <algorithm>
#include <utility>

__global__ void scale(float *x, int n);
template <int A, int B> constexpr int most = A > B ? A : B;

void launch(float *x, int n, hipStream_t s) {
    hipLaunchKernelGGL(scale, dim3(std::min(n, 4)), dim3(std::max<int>(n, 64)), (most<2, 3>), s, x, std::pair<int, int>(n, 1).first);
    hipLaunchKernelGGL(scale, dim3(dim3{1, 2}), dim3(64), [](int a, int b) { return a * b; }(2, 3), s, x, [&](int a, int b) { return a + b; }(n, 1));
    int blocks[] = {1, 2};
    hipLaunchKernelGGL(scale, dim3(blocks[n > 1]), dim3(n < 4 ? 32 : 64), 0, 0, x, n);
}
