// flags: --launch macro
#include <cuda_runtime.h>

template <typename T> __global__ void one(T *x);
template <typename T, int N> __global__ void two(T *x);
namespace deep { template <typename T> struct Op { template <int N> static __global__ void run(T *x); }; }

template <typename T> void launch(T *x) {
    one<T><<<1, 64>>>(x);
    one<<<1, 64>>>(x);
    two<T, (4 > 3)><<<1, 64>>>(x);
    two<T, 2><<<dim3(1, 2, 3), 64>>>(x);
    deep::Op<T>::template run<2><<<1, 64>>>(x);
    ::one<T><<<1, 64>>>(x);
}
