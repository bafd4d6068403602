// flags: --launch macro
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <algorithm>
#include <utility>

__global__ void scale(float *x, int n);
template <int A, int B> constexpr int most = A > B ? A : B;

void launch(float *x, int n, cudaStream_t s) {
//> void launch(float *x, int n, hipStream_t s) {  // HP101@30
    scale<<<std::min(n, 4), std::max<int>(n, 64), most<2, 3>, s>>>(x, std::pair<int, int>(n, 1).first);
//>     hipLaunchKernelGGL(scale, dim3(std::min(n, 4)), dim3(std::max<int>(n, 64)), (most<2, 3>), s, x, std::pair<int, int>(n, 1).first);  // HP201@5 HP201@10 HP201@13 HP201@27 HP201@29 HP201@49 HP201@51 HP201@61 HP201@64 HP201@67
    scale<<<dim3{1, 2}, 64, [](int a, int b) { return a * b; }(2, 3), s>>>(x, [&](int a, int b) { return a + b; }(n, 1));
//>     hipLaunchKernelGGL(scale, dim3(dim3{1, 2}), dim3(64), [](int a, int b) { return a * b; }(2, 3), s, x, [&](int a, int b) { return a + b; }(n, 1));  // HP201@5 HP201@10 HP201@13 HP201@23 HP201@25 HP201@27 HP201@72 HP201@75
    int blocks[] = {1, 2};
    scale<<<blocks[n > 1], n < 4 ? 32 : 64>>>(x, n);
//>     hipLaunchKernelGGL(scale, dim3(blocks[n > 1]), dim3(n < 4 ? 32 : 64), 0, 0, x, n);  // HP201@5 HP201@10 HP201@13 HP201@26 HP201@28 HP201@43 HP201@43 HP201@46
}
