// Exclusive prefix sums of each segment of 2 * blockDim.x values, by a tree up and down in shared memory (Blelloch).
// The block is a power of two; the last segment may be shorter. Dynamic shared memory holds padded(2 * blockDim.x)
// values.
#include <cuda_runtime.h>

#define BANKS 32

// One place more after each 32, so that the strides of the tree fall into different banks.
__device__ __forceinline__ int padded(int place) {
    return place + place / BANKS;
}

extern "C" __global__ void scan_exclusive(const int *__restrict__ values, int *__restrict__ sums, int n) {
    extern __shared__ int tree[];
    const int thread = threadIdx.x;
    const int count = 2 * blockDim.x;
    const int first = blockIdx.x * count;
    const int low = first + thread;
    const int high = low + blockDim.x;
    tree[padded(thread)] = low < n ? values[low] : 0;
    tree[padded(thread + blockDim.x)] = high < n ? values[high] : 0;

    int stride = 1;
    for (int nodes = count / 2; nodes > 0; nodes /= 2) {
        __syncthreads();
        if (thread < nodes) {
            const int left = padded(stride * (2 * thread + 1) - 1);
            const int right = padded(stride * (2 * thread + 2) - 1);
            tree[right] += tree[left];
        }
        stride *= 2;
    }
    if (thread == 0) {
        tree[padded(count - 1)] = 0;
    }
    for (int nodes = 1; nodes < count; nodes *= 2) {
        stride /= 2;
        __syncthreads();
        if (thread < nodes) {
            const int left = padded(stride * (2 * thread + 1) - 1);
            const int right = padded(stride * (2 * thread + 2) - 1);
            const int of_left = tree[left];
            tree[left] = tree[right];
            tree[right] += of_left;
        }
    }
    __syncthreads();

    if (low < n) {
        sums[low] = tree[padded(thread)];
    }
    if (high < n) {
        sums[high] = tree[padded(thread + blockDim.x)];
    }
}
