// Cross-entropy of each row of logits (rows x classes): the logarithm of the sum of exponentials less the logit of the
// target; 0 where the target is `ignored`. One block a row, of Threads threads.
#include <cuda_runtime.h>
#include <math_constants.h>

struct Max {
    __device__ float operator()(float a, float b) const { return fmaxf(a, b); }
};

struct Add {
    __device__ float operator()(float a, float b) const { return a + b; }
};

// Combines `value` of all threads of the block; every thread gets the result.
template <int Threads, typename Op>
__device__ float block_reduce(float value, Op op) {
    constexpr int warps = Threads / 32;
    __shared__ float of_warps[warps];
    for (int lane_mask = 16; lane_mask > 0; lane_mask >>= 1) {
        value = op(value, __shfl_xor_sync(0xffffffffu, value, lane_mask));
    }
    if ((threadIdx.x & 31) == 0) {
        of_warps[threadIdx.x / 32] = value;
    }
    __syncthreads();
    value = of_warps[0];
    for (int warp = 1; warp < warps; ++warp) {
        value = op(value, of_warps[warp]);
    }
    __syncthreads();  // of_warps may be written again
    return value;
}

template <int Threads>
__global__ void __launch_bounds__(Threads)
    cross_entropy(const float *__restrict__ logits, const long long *__restrict__ targets, float *__restrict__ losses,
                  int classes, long long ignored) {
    const long long target = targets[blockIdx.x];
    if (target == ignored) {
        if (threadIdx.x == 0) {
            losses[blockIdx.x] = 0.0f;
        }
        return;
    }
    const float *row = logits + static_cast<size_t>(blockIdx.x) * classes;

    float greatest = -CUDART_INF_F;
    for (int i = threadIdx.x; i < classes; i += Threads) {
        greatest = fmaxf(greatest, row[i]);
    }
    greatest = block_reduce<Threads>(greatest, Max());

    float sum = 0.0f;
    for (int i = threadIdx.x; i < classes; i += Threads) {
        sum += expf(row[i] - greatest);
    }
    sum = block_reduce<Threads>(sum, Add());

    if (threadIdx.x == 0) {
        losses[blockIdx.x] = logf(sum) + greatest - row[target];
    }
}

template __global__ void cross_entropy<64>(const float *, const long long *, float *, int, long long);
template __global__ void cross_entropy<256>(const float *, const long long *, float *, int, long long);
