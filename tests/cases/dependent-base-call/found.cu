#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Root {};
template <class T> struct Base : Root {
    __device__ T get(T x) const { return x; }
    static __device__ T made(T x) {
        return x;
    }
    T data;
};
template <class T, int N> struct Sized { __device__ T at(T x) { return x + N; } };

template <class T>
class Twice : public Base<T> {
  public:
    __device__ T of(T x) const {
        T y = 2 * get(x);
//>         T y = 2 * this->get(x);  // HP237@19
        return y + this->get(y) + Base<T>::made(y);
    }
    static __device__ T from(T x) { return made(x); }
//>     static __device__ T from(T x) { return Base<T>::made(x); }  // HP237@44
};
template <typename T> struct Three : Sized<T, 3> {
    __device__ T f(T x) {
        if (x > 0) return at(x);
//>         if (x > 0) return this->at(x);  // HP237@27
        return 0;
    }
};

__global__ void kernel(float *p) {
    Twice<float> twice;
    Three<float> three;
    p[0] = twice.of(1) + Twice<float>::from(2) + three.f(1);
}

template <typename T> struct Rebound : public T::template Base<T> {
    __host__ __device__ int twice() { return 2 * doubled(); }
    int doubled();
};
template <int N> struct List { __host__ __device__ int counted() { return N; } };
template <typename T> struct Shifted : public List<sizeof(T)> {
    __host__ __device__ int shifted() { return counted() + 1; }
//>     __host__ __device__ int shifted() { return this->counted() + 1; }  // HP237@48
};
