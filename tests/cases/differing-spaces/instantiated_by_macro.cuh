// Macros that instantiate templates; a kernel's is marked as it is, and a call is none.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#define BOTH __host__ __device__

template <class T> BOTH void scale(T *v, T by) { *v *= by; }
template <class T> BOTH void scale_all(T *v, int n) {}
template <class T> __global__ void run(T *v) {}
namespace detail {
template <class T> __device__ T first(T *v) { return *v; }
}

#define INSTANTIATE(T) \
    template void scale<T>(T *, T); \
//>     template BOTH void scale<T>(T *, T); \  // HP231@14
    template BOTH void scale_all<T>(T *, int); \
    template __global__ void run<T>(T *); \
    template T detail::first<T>(T *);
//>     template __device__ T detail::first<T>(T *);  // HP231@14
#define CALL(T, v) scale<T>(v, 2)
INSTANTIATE(float)
