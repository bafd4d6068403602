// flags: --launch macro
// What is inside a launch is converted as everywhere else.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11

template <typename Op> __global__ void reduce(float *x, Op op);
void launch(float *x) {
    reduce<cub::Max><<<1, 1, 0, cudaStreamPerThread>>>(x, cub::Max());
//>     hipLaunchKernelGGL(HIP_KERNEL_NAME(reduce<hipcub::Max>), dim3(1), dim3(1), 0, hipStreamPerThread, x, hipcub::Max());  // HP201@5 HP120@12 HP201@21 HP201@21 HP201@24 HP201@25 HP201@27 HP201@28 HP101@33 HP201@52 HP201@55 HP120@59
}
