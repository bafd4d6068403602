// flags: --launch macro
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

template <typename T> __global__ void one(T *x);
template <typename T, int N> __global__ void two(T *x);
namespace deep { template <typename T> struct Op { template <int N> static __global__ void run(T *x); }; }

template <typename T> void launch(T *x) {
    one<T><<<1, 64>>>(x);
//>     hipLaunchKernelGGL(HIP_KERNEL_NAME(one<T>), dim3(1), dim3(64), 0, 0, x);  // HP201@5 HP201@11 HP201@11 HP201@14 HP201@15 HP201@17 HP201@19 HP201@19 HP201@22
    one<<<1, 64>>>(x);
//>     hipLaunchKernelGGL(one, dim3(1), dim3(64), 0, 0, x);  // HP201@5 HP201@8 HP201@11 HP201@12 HP201@14 HP201@16 HP201@16 HP201@19
    two<T, (4 > 3)><<<1, 64>>>(x);
//>     hipLaunchKernelGGL(HIP_KERNEL_NAME(two<T, (4 > 3)>), dim3(1), dim3(64), 0, 0, x);  // HP201@5 HP201@20 HP201@20 HP201@23 HP201@24 HP201@26 HP201@28 HP201@28 HP201@31
    two<T, 2><<<dim3(1, 2, 3), 64>>>(x);
//>     hipLaunchKernelGGL(HIP_KERNEL_NAME(two<T, 2>), dim3(dim3(1, 2, 3)), dim3(64), 0, 0, x);  // HP201@5 HP201@14 HP201@14 HP201@17 HP201@30 HP201@32 HP201@34 HP201@34 HP201@37
    deep::Op<T>::template run<2><<<1, 64>>>(x);
//>     hipLaunchKernelGGL(HIP_KERNEL_NAME(deep::Op<T>::template run<2>), dim3(1), dim3(64), 0, 0, x);  // HP201@5 HP201@33 HP201@33 HP201@36 HP201@37 HP201@39 HP201@41 HP201@41 HP201@44
    ::one<T><<<1, 64>>>(x);
//>     hipLaunchKernelGGL(HIP_KERNEL_NAME(::one<T>), dim3(1), dim3(64), 0, 0, x);  // HP201@5 HP201@13 HP201@13 HP201@16 HP201@17 HP201@19 HP201@21 HP201@21 HP201@24
}
