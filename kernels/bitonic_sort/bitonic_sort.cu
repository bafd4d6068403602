// Sorts n keys in place by a bitonic network whose comparisons all put the smaller key first, so that n is any number:
// those with a key behind the end are left out. `sort_chunks` sorts chunks of 2 * BlockSize keys in shared memory. For
// each size from 4 * BlockSize on, doubled until it holds n, follow `merge_step` with each stride from size / 2 down to
// 2 * BlockSize, and `merge_chunks` for the strides below. A thread compares one pair; the grid of `merge_step` covers
// n rounded up to a multiple of size, that of the others n.
#include <cuda_runtime.h>

constexpr int BlockSize = 128;
constexpr int chunk = 2 * BlockSize;

template <typename T>
__device__ __forceinline__ void order(T &low, T &high) {
    if (high < low) {
        const T moved = low;
        low = high;
        high = moved;
    }
}

// The two places that a pair of the network compares. Two sorted halves, the first step of a merge, are compared from
// both ends; after that places are `stride` apart.
__device__ __forceinline__ int2 places(int pair, int stride, bool mirrored) {
    const int inner = pair & (stride - 1);
    const int low = 2 * pair - inner;
    return make_int2(low, mirrored ? low + 2 * (stride - inner) - 1 : low + stride);
}

template <typename T>
__device__ void compare_in_chunk(T *keys, int count, int stride, bool mirrored) {
    const int2 at = places(threadIdx.x, stride, mirrored);
    if (at.y < count) {
        order(keys[at.x], keys[at.y]);
    }
    __syncthreads();
}

template <typename T>
__device__ int load_chunk(const T *keys, T *local, int n) {
    const int first = blockIdx.x * chunk;
    const int count = min(chunk, n - first);
    for (int i = threadIdx.x; i < count; i += BlockSize) {
        local[i] = keys[first + i];
    }
    __syncthreads();
    return count;
}

template <typename T>
__device__ void store_chunk(T *keys, const T *local, int count) {
    for (int i = threadIdx.x; i < count; i += BlockSize) {
        keys[blockIdx.x * chunk + i] = local[i];
    }
}

template <typename T>
__global__ void __launch_bounds__(BlockSize) sort_chunks(T *keys, int n) {
    __shared__ T local[chunk];
    const int count = load_chunk(keys, local, n);
    for (int half = 1; half < chunk; half *= 2) {
        compare_in_chunk(local, count, half, true);
        for (int stride = half / 2; stride > 0; stride /= 2) {
            compare_in_chunk(local, count, stride, false);
        }
    }
    store_chunk(keys, local, count);
}

template <typename T>
__global__ void merge_step(T *keys, int n, int size, int stride) {
    const int2 at = places(blockIdx.x * blockDim.x + threadIdx.x, stride, 2 * stride == size);
    if (at.y < n) {
        order(keys[at.x], keys[at.y]);
    }
}

template <typename T>
__global__ void __launch_bounds__(BlockSize) merge_chunks(T *keys, int n) {
    __shared__ T local[chunk];
    const int count = load_chunk(keys, local, n);
    for (int stride = BlockSize; stride > 0; stride /= 2) {
        compare_in_chunk(local, count, stride, false);
    }
    store_chunk(keys, local, count);
}

#define INSTANTIATE(T)                                          \
    template __global__ void sort_chunks<T>(T *, int);          \
    template __global__ void merge_step<T>(T *, int, int, int); \
    template __global__ void merge_chunks<T>(T *, int);

INSTANTIATE(float)
INSTANTIATE(unsigned)
