// flags: --launch macro
// The macro is a statement, which these launches are not.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void scale(float *x);

void launch(float *x) {
    scale<<<1, 1>>>(x), scale<<<2, 1>>>(x);
//>     [&] { hipLaunchKernelGGL(scale, dim3(1), dim3(1), 0, 0, x); }(), [&] { hipLaunchKernelGGL(scale, dim3(2), dim3(1), 0, 0, x); }();  // HP201@5 HP201@10 HP201@13 HP201@14 HP201@16 HP201@17 HP201@17 HP201@20 HP201@23 HP201@25 HP201@30 HP201@33 HP201@34 HP201@36 HP201@37 HP201@37 HP201@40 HP201@43
    x ? scale<<<1, 1>>>(x) : scale<<<2, 1>>>(nullptr);
//>     x ? [&] { hipLaunchKernelGGL(scale, dim3(1), dim3(1), 0, 0, x); }() : [&] { hipLaunchKernelGGL(scale, dim3(2), dim3(1), 0, 0, nullptr); }();  // HP201@9 HP201@14 HP201@17 HP201@18 HP201@20 HP201@21 HP201@21 HP201@24 HP201@27 HP201@30 HP201@35 HP201@38 HP201@39 HP201@41 HP201@42 HP201@42 HP201@45 HP201@54
    auto run = [=] { return scale<<<1, 1>>>(x); };
//>     auto run = [=] { return [&] { hipLaunchKernelGGL(scale, dim3(1), dim3(1), 0, 0, x); }(); };  // HP201@29 HP201@34 HP201@37 HP201@38 HP201@40 HP201@41 HP201@41 HP201@44 HP201@47
    return scale<<<1, 1>>>(x);
//>     return [&] { hipLaunchKernelGGL(scale, dim3(1), dim3(1), 0, 0, x); }();  // HP201@12 HP201@17 HP201@20 HP201@21 HP201@23 HP201@24 HP201@24 HP201@27 HP201@30
}
