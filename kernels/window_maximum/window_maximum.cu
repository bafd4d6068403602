// Greatest value, or sum, of the window of `radius` values on either side of each value. Dynamic shared memory holds
// blockDim.x + 2 * radius values of type T.
#include <cuda_runtime.h>

// Dynamic shared memory as an array of T. It must not have one name with different types.
template <class T>
struct SharedMemory {
    __device__ inline operator T *() {
        extern __shared__ int __words[];
        return reinterpret_cast<T *>(__words);
    }
};

template <>
struct SharedMemory<double> {
    __device__ inline operator double *() {
        extern __shared__ double __doubles[];
        return __doubles;
    }
};

struct Maximum {
    template <class T>
    __device__ T operator()(T a, T b) const {
        return a < b ? b : a;
    }
};

struct Sum {
    template <class T>
    __device__ T operator()(T a, T b) const {
        return a + b;
    }
};

// Loads the values from `first` on; those beyond an end are the value at that end.
template <class T>
__device__ void load_clamped(const T *__restrict__ values, int first, int count, int n) {
    extern __shared__ __align__(16) unsigned char raw[];
    T *loaded = reinterpret_cast<T *>(raw);
    for (int i = threadIdx.x; i < count; i += blockDim.x) loaded[i] = values[min(max(first + i, 0), n - 1)];
}

template <class T, class Operation>
__global__ void over_window(const T *__restrict__ values, T *__restrict__ results, int radius, int n) {
    T *window = SharedMemory<T>();
    const int first = blockIdx.x * blockDim.x;
    load_clamped(values, first - radius, blockDim.x + 2 * radius, n);
    __syncthreads();

    const int i = first + threadIdx.x;
    if (i >= n) return;
    T result = window[threadIdx.x];
    for (int k = 1; k <= 2 * radius; ++k) result = Operation()(result, window[threadIdx.x + k]);
    results[i] = result;
}

template __global__ void over_window<float, Maximum>(const float *, float *, int, int);
template __global__ void over_window<double, Maximum>(const double *, double *, int, int);
template __global__ void over_window<int, Sum>(const int *, int *, int, int);
