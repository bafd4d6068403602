// flags: --launch macro
#include <hip/hip_runtime.h>

template <typename T> __global__ void one(T *x);
template <typename T, int N> __global__ void two(T *x);
namespace deep { template <typename T> struct Op { template <int N> static __global__ void run(T *x); }; }

template <typename T> void launch(T *x) {
    hipLaunchKernelGGL(HIP_KERNEL_NAME(one<T>), dim3(1), dim3(64), 0, 0, x);
    hipLaunchKernelGGL(one, dim3(1), dim3(64), 0, 0, x);
    hipLaunchKernelGGL(HIP_KERNEL_NAME(two<T, (4 > 3)>), dim3(1), dim3(64), 0, 0, x);
    hipLaunchKernelGGL(HIP_KERNEL_NAME(two<T, 2>), dim3(dim3(1, 2, 3)), dim3(64), 0, 0, x);
    hipLaunchKernelGGL(HIP_KERNEL_NAME(deep::Op<T>::template run<2>), dim3(1), dim3(64), 0, 0, x);
    hipLaunchKernelGGL(HIP_KERNEL_NAME(::one<T>), dim3(1), dim3(64), 0, 0, x);
}
