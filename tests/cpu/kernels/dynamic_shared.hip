#include <hip/hip_runtime.h>

// One launch of 64 threads with 1,024 bytes: out[i] = 2 * in[63 - i].

template <class T>
__global__ void in_template(const T* in, T* out) {
    extern __shared__ T s[];
    s[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = 2 * s[63 - threadIdx.x];
}
template __global__ void in_template<float>(const float*, float*);
template __global__ void in_template<int>(const int*, int*);
template __global__ void in_template<double>(const double*, double*);

template <class T>
struct SharedMemory {
    __device__ inline operator T*() {
        extern __shared__ int __words[];
        return (T*)__words;
    }
    __device__ inline operator const T*() const {
        extern __shared__ int __words[];
        return (T*)__words;
    }
};
template <>
struct SharedMemory<double> {
    __device__ inline operator double*() {
        extern __shared__ double __doubles[];
        return (double*)__doubles;
    }
};
template <class T>
__global__ void by_helper(const T* in, T* out) {
    T* s = SharedMemory<T>();
    s[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = 2 * s[63 - threadIdx.x];
}
template __global__ void by_helper<float>(const float*, float*);
template __global__ void by_helper<double>(const double*, double*);

template <class T>
struct Reversal {
    __device__ void operator()(const T* in, T* out) const {
        __shared__ extern __align__(16) unsigned char raw[];
        T* s = reinterpret_cast<T*>(raw);
        s[threadIdx.x] = in[threadIdx.x];
        __syncthreads();
        out[threadIdx.x] = 2 * s[63 - threadIdx.x];
    }
    template <class U>
    __device__ static U* memory();
};
template <class T>
template <class U>
__device__ U* Reversal<T>::memory() {
    HIP_DYNAMIC_SHARED(U, s)
    return s;
}
template <class F>
__global__ void of_functor(const float* in, float* out) {
    F()(in, out);
    __syncthreads();
    if (F::template memory<float>()[threadIdx.x] != in[threadIdx.x]) out[threadIdx.x] = -1;
}
template __global__ void of_functor<Reversal<float>>(const float*, float*);

template <class T>
struct Pair {
    T value;
    int place;
};
template <class T, class U>
struct Both {
    T first;
    U second;
};
__global__ void several_declarators(const float* in, float* out) {
    extern __shared__ Both<float, int> pairs[], *pointers[], rows[][4];
    pairs[threadIdx.x] = {in[threadIdx.x], 3};
    __syncthreads();
    if (threadIdx.x == 0 && &rows[1][0] != &pairs[4]) pairs[63].first = -1;
    if (threadIdx.x == 1 && (void*)pointers != (void*)pairs) pairs[62].first = -1;
    __syncthreads();
    out[threadIdx.x] = 2 * pairs[63 - threadIdx.x].first;
}

#define DECLARE(type, name) extern __shared__ type name##_memory[]
__global__ void other_words(const float* in, float* out) {
    alignas(16) extern volatile __shared__ float a[];
    extern __attribute__((aligned(16))) __shared__ Pair<float> b[];
    extern __shared__ float c[] __attribute__((aligned(16)));
    HIP_DYNAMIC_SHARED(float, d);
    DECLARE(const float, e);
    a[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    extern __shared__ float c[];
    const float value = threadIdx.x % 2 ? c[63 - threadIdx.x] : d[63 - threadIdx.x];
    out[threadIdx.x] = value + e_memory[63 - threadIdx.x];
    if ((void*)&b[1].value != (void*)&a[2]) out[threadIdx.x] = -1;
}

__global__ void in_arms(const float* in, float* out) {
#if defined(NEVER_DEFINED)
    extern __shared__ double s[];
#else
    extern __shared__ float s[];
#endif
    s[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = 2 * s[63 - threadIdx.x];
}

template <class T>
__global__ void in_lambdas(const T* in, T* out) {
    extern __shared__ T s[];
    struct Store {
        int place;
        __device__ void operator()(T value) const { s[place] = value; }
    };
    Store{static_cast<int>(threadIdx.x)}(in[threadIdx.x]);
    __syncthreads();
    auto by_value = [=](int i) { return s[i]; };
    auto by_nothing = [] __device__(auto i) -> T {
        auto again = [](int i) { return s[i]; };
        return again(i);
    };
    auto own = [](T s) { return s; };
    auto declares = [](int i) {
        extern __shared__ T s[];
        return s[i];
    };
    const int i = 63 - threadIdx.x;
    const T two[] = {by_value(i) + by_nothing(i), own(declares(i)) + [&] { return s[i]; }()};
    out[threadIdx.x] = (two[0] + two[1]) / 2;
}
template __global__ void in_lambdas<float>(const float*, float*);
