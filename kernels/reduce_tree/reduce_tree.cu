// Combines the values of each segment of 2 * BlockSize to one result, by a tree in shared memory. The block has
// BlockSize threads, a power of two; the last segment may be shorter.
#include <cuda_runtime.h>
#include <limits>

template <typename T>
struct Sum {
    static constexpr T neutral = T(0);
    __device__ T operator()(T a, T b) const { return a + b; }
};

template <typename T>
struct Maximum {
    static constexpr T neutral = std::numeric_limits<T>::lowest();
    __device__ T operator()(T a, T b) const { return a < b ? b : a; }
};

template <typename T, template <typename> class Operation, int BlockSize>
__global__ void __launch_bounds__(BlockSize) reduce_tree(const T *__restrict__ values, T *__restrict__ results, int n) {
    static_assert((BlockSize & (BlockSize - 1)) == 0, "the tree halves the block");
    __shared__ T partial[BlockSize];
    constexpr Operation<T> combine{};
    const unsigned thread = threadIdx.x;
    const int first = blockIdx.x * (2 * BlockSize) + thread;
    const int second = first + BlockSize;
    const T neutral = Operation<T>::neutral;
    partial[thread] = combine(first < n ? values[first] : neutral, second < n ? values[second] : neutral);
    __syncthreads();

#pragma unroll
    for (unsigned half = BlockSize / 2; half > 0; half >>= 1) {
        if (thread < half) {
            partial[thread] = combine(partial[thread], partial[thread + half]);
        }
        __syncthreads();
    }
    if (thread == 0) {
        results[blockIdx.x] = partial[0];
    }
}

template __global__ void reduce_tree<float, Sum, 256>(const float *, float *, int);
template __global__ void reduce_tree<double, Maximum, 64>(const double *, double *, int);
template __global__ void reduce_tree<int, Sum, 128>(const int *, int *, int);
