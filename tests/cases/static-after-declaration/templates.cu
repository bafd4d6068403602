#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

template <typename U, int M> cudaError_t copy(const U *from, cudaStream_t stream);
//> template <typename U, int M> hipError_t copy(const U *from, hipStream_t stream);  // HP101@30 HP101@62
template <class T, int N> static cudaError_t copy(const T *from, cudaStream_t stream) { return cudaSuccess; }
//> template <class T, int N> hipError_t copy(const T *from, hipStream_t stream) { return hipSuccess; }  // HP251@27 HP101@34 HP101@66 HP101@96
template cudaError_t copy<float, 2>(const float *, cudaStream_t);
//> template hipError_t copy<float, 2>(const float *, hipStream_t);  // HP101@10 HP101@52

// Another function of the name, one that is static from the beginning, and members stay as they are.
template <class T, int N> static int copy(const float *from, int n) { return n; }
template <class T> static cudaError_t copy(const T *from) { return cudaSuccess; }
//> template <class T> static hipError_t copy(const T *from) { return hipSuccess; }  // HP101@27 HP101@68
template <class T> static __device__ T twice(T x);
template <class T> static __device__ T twice(T x) { return x + x; }
template <class T> struct Sum {
    template <class U> static __device__ U of(U x, U y) { return x + y; }
};
