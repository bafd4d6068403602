// flags: --launch macro
#include <cuda_runtime.h>
#include <algorithm>
#include <utility>

__global__ void scale(float *x, int n);
template <int A, int B> constexpr int most = A > B ? A : B;

void launch(float *x, int n, cudaStream_t s) {
    scale<<<std::min(n, 4), std::max<int>(n, 64), most<2, 3>, s>>>(x, std::pair<int, int>(n, 1).first);
    scale<<<dim3{1, 2}, 64, [](int a, int b) { return a * b; }(2, 3), s>>>(x, [&](int a, int b) { return a + b; }(n, 1));
    int blocks[] = {1, 2};
    scale<<<blocks[n > 1], n < 4 ? 32 : 64>>>(x, n);
}
