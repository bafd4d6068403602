#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

template <class T> struct Base {
    __device__ T get(T x) const { return x; }
    __device__ T own(T x) const { return x; }
    __device__ T both(T x) const { return x; }
    __device__ T local(T x) const { return x; }
};
template <class T> __device__ T both(T x) { return x; }
template <class T> struct Twice : Base<T> {
    using Base<T>::get;
    __device__ T own(T x) const { return x; }
    __device__ T of(T x) const {
        auto local = [](T y) { return y; };
        return this->get(x) + get(x) + own(x) + both(x) + local(x);
    }
};
struct Plain : Base<float> {
    __device__ float of(float x) const { return get(x); }
};
__global__ void kernel(float *p) {
    Twice<float> twice;
    p[0] = twice.of(1);
}
