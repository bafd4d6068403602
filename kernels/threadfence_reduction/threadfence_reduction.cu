// Sum of n values in one launch: each block writes its sum to `partial`, and that which is the last to do so adds them
// up. The block has BlockSize threads; partial has an element for each block.
#include <cuda_runtime.h>

constexpr int BlockSize = 128;

// How many blocks are done. atomicInc sets it back when the last one is.
__device__ unsigned int blocks_done = 0;

template <typename T>
__device__ T block_sum(T value) {
    __shared__ T tree[BlockSize];
    tree[threadIdx.x] = value;
    __syncthreads();
    for (unsigned half = BlockSize / 2; half >= 32; half /= 2) {
        if (threadIdx.x < half) {
            tree[threadIdx.x] += tree[threadIdx.x + half];
        }
        __syncthreads();
    }
    value = tree[threadIdx.x % 32];
    for (int offset = 16; offset > 0; offset /= 2) {
        value += __shfl_down_sync(0xffffffffu, value, offset);
    }
    return value;
}

template <typename T>
__global__ void threadfence_reduction(const T *__restrict__ values, volatile T *partial, T *__restrict__ total, int n) {
    __shared__ bool is_last;
    T sum = T(0);
    for (int i = blockIdx.x * BlockSize + threadIdx.x; i < n; i += gridDim.x * BlockSize) {
        sum += values[i];
    }
    sum = block_sum(sum);
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = sum;
        __threadfence();  // other blocks see the sum before they see the count
        is_last = atomicInc(&blocks_done, gridDim.x - 1) == gridDim.x - 1;
        __threadfence();  // and the last one reads sums only after it
    }
    __syncthreads();
    if (!is_last) {
        return;
    }
    sum = T(0);
    for (unsigned i = threadIdx.x; i < gridDim.x; i += BlockSize) {
        sum += partial[i];
    }
    sum = block_sum(sum);
    if (threadIdx.x == 0) {
        *total = sum;
    }
}

template __global__ void threadfence_reduction<float>(const float *, volatile float *, float *, int);
template __global__ void threadfence_reduction<double>(const double *, volatile double *, double *, int);
