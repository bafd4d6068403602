// Dynamic shared memory that templates declare.
#include <cuda_runtime.h>

// The last thread of the block writes behind the memory of the launch.
template <class T>
__global__ void shift_in_template(T *x) {
    extern __shared__ T s[];
    s[threadIdx.x + 1] = x[threadIdx.x];  // fault: out-of-bounds-write
    __syncthreads();
    x[threadIdx.x] = threadIdx.x > 0 ? s[threadIdx.x] : T(0);
}
template __global__ void shift_in_template<double>(double *);

template <class T>
struct SharedMemory {
    __device__ inline operator T *() {
        extern __shared__ int __memory[];
        return (T *)__memory;
    }
};

// Half of what is summed was never written.
template <class T, int block>
__global__ void sum_by_helper(const T *x, T *sum) {
    T *s = SharedMemory<T>();
    if (threadIdx.x < block / 2) s[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 0) {
        T total = 0;
        for (int i = 0; i < block; ++i) total += s[i];  // fault: unwritten-shared-read
        *sum = total;
    }
}
template __global__ void sum_by_helper<float, 128>(const float *, float *);

// What threads of the other wavefront write is read without a barrier.
template <class T>
__global__ void neighbours_in_template(const T *x, T *y) {
    extern __shared__ __align__(16) unsigned char raw[];
    auto load = [=](int i) {
        reinterpret_cast<T *>(raw)[i] = x[i];  // or here: race-shared
    };
    load(threadIdx.x);
    y[threadIdx.x] = reinterpret_cast<T *>(raw)[(threadIdx.x + 64) % 128];  // fault: race-shared
}
template __global__ void neighbours_in_template<float>(const float *, float *);
