// flags: --launch macro
// What is inside a launch is converted as everywhere else.
#include <hip/hip_runtime.h>
#include <hipcub/hipcub.hpp>

template <typename Op> __global__ void reduce(float *x, Op op);
void launch(float *x) {
    hipLaunchKernelGGL(HIP_KERNEL_NAME(reduce<hipcub::Max>), dim3(1), dim3(1), 0, hipStreamPerThread, x, hipcub::Max());
}
