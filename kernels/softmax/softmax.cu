// Softmax of each row of a matrix (rows x columns), one block a row. The block is a power of two; dynamic shared memory
// holds one float a thread.
#include <cuda_runtime.h>
#include <math_constants.h>

struct Maximum {
    __device__ float operator()(float a, float b) const { return fmaxf(a, b); }
};

struct Sum {
    __device__ float operator()(float a, float b) const { return a + b; }
};

// Combines `value` of all threads of the block; every thread gets the result.
template <typename Op>
__device__ float reduce_block(float value, float *scratch, Op op) {
    scratch[threadIdx.x] = value;
    __syncthreads();
    for (unsigned half = blockDim.x / 2; half > 0; half /= 2) {
        if (threadIdx.x < half) {
            scratch[threadIdx.x] = op(scratch[threadIdx.x], scratch[threadIdx.x + half]);
        }
        __syncthreads();
    }
    const float result = scratch[0];
    __syncthreads();
    return result;
}

extern "C" __global__ void softmax(const float *__restrict__ input, float *__restrict__ output, int columns) {
    extern __shared__ float scratch[];
    const float *row = input + static_cast<size_t>(blockIdx.x) * columns;
    float *result = output + static_cast<size_t>(blockIdx.x) * columns;

    float greatest = -CUDART_INF_F;
    for (int i = threadIdx.x; i < columns; i += blockDim.x) {
        greatest = fmaxf(greatest, row[i]);
    }
    greatest = reduce_block(greatest, scratch, Maximum{});

    float sum = 0.0f;
    for (int i = threadIdx.x; i < columns; i += blockDim.x) {
        sum += __expf(row[i] - greatest);
    }
    sum = reduce_block(sum, scratch, Sum{});

    for (int i = threadIdx.x; i < columns; i += blockDim.x) {
        result[i] = __expf(row[i] - greatest) / sum;
    }
}
