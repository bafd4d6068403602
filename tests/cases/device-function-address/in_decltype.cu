#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__device__ int twice(int x) { return 2 * x; }
template <class T> __device__ T same(T x) { return x; }
template <class T> __host__ __device__ T both(T x) { return x; }

template <class T> void host(T value) {
    decltype(twice(2) + 1) number = 0;
//~          ^~~~~ HP236 error: twice is a __device__ function: HIP finds none for the host, even where it is not called
//~   remedy: mark twice with __host__ __device__, or write the type that is meant
    using Type = decltype(same(value));
//~                       ^~~~ HP236 error:
//~   same is a __device__ function: HIP finds none for the host, even where it is not called
//~   remedy: mark same with __host__ __device__, or write the type that is meant
    size_t size = sizeof(same<T>(value)) + noexcept(twice(1)) + sizeof(both(value)) + sizeof(number);
//~                      ^~~~ HP236 error:
//~   same is a __device__ function: HIP finds none for the host, even where it is not called
//~   remedy: mark same with __host__ __device__, or write the type that is meant
//~                                                 ^~~~~ HP236 error:
//~   twice is a __device__ function: HIP finds none for the host, even where it is not called
//~   remedy: mark twice with __host__ __device__, or write the type that is meant
    decltype(&twice) address = nullptr;
}

template <class T> __global__ void kernel(T *x) {
    decltype(same(*x)) value = same(*x);
    *x = value + sizeof(twice(1));
}
