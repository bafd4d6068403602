// Null pointers, alignment, memory that is not to be written, memory that nobody has written.
#include <cuda_runtime.h>

__global__ void optional_bias(const float *x, const float *bias, float *y) {
    y[threadIdx.x] = x[threadIdx.x] + bias[threadIdx.x];  // fault: null-pointer
}

__global__ void optional_statistics(const float *x, float *y, float *statistics) {
    y[threadIdx.x] = x[threadIdx.x];
    if (threadIdx.x == 3) {
        statistics[0] = x[3];  // fault: null-pointer
    }
}

__global__ void fours_from_the_second_on(const float *x, float *y) {
    const float4 v = *reinterpret_cast<const float4 *>(x + 1 + 4 * threadIdx.x);  // fault: misaligned
    y[threadIdx.x] = v.x + v.y + v.z + v.w;
}

// Parts of dynamic shared memory, one behind the other.
__global__ void doubles_behind_an_int(const float *x, double *y) {
    extern __shared__ char storage[];
    int *count = reinterpret_cast<int *>(storage);
    double *values = reinterpret_cast<double *>(storage + sizeof(int));
    if (threadIdx.x == 0) *count = blockDim.x;
    values[threadIdx.x] = x[threadIdx.x];  // fault: misaligned
    __syncthreads();
    y[threadIdx.x] = *count;
}

__constant__ float factors[4];

__global__ void normalize_factors(float sum) {
    float *all = const_cast<float *>(factors);
    all[threadIdx.x] /= sum;  // fault: constant-write
}

__global__ void sort_pairs_of_input(const int *keys, int *smallest) {
    int *own = const_cast<int *>(keys);
    const int i = 2 * threadIdx.x;
    if (own[i] > own[i + 1]) {
        const int other = own[i];
        own[i] = own[i + 1];  // fault: constant-write
        own[i + 1] = other;   // fault: constant-write
    }
    smallest[threadIdx.x] = own[i];
}

// Reduction: the block is larger than what is loaded.
__global__ void tree_of_half(const float *x, float *sum, int n) {
    __shared__ float tree[128];
    if (threadIdx.x < n) tree[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    for (int half = 64; half > 0; half /= 2) {
        if (threadIdx.x < half) {
            tree[threadIdx.x] += tree[threadIdx.x + half];  // fault: unwritten-shared-read
        }
        __syncthreads();
    }
    if (threadIdx.x == 0) *sum = tree[0];
}

// Stencil: nobody loads the corners of the halo.
__global__ void box_without_corners(const float *x, float *y, int width) {
    __shared__ float tile[10][10];
    const int column = threadIdx.x, row = threadIdx.y;
    tile[row + 1][column + 1] = x[row * width + column];
    if (column == 0) tile[row + 1][0] = tile[row + 1][9] = 0.0f;
    if (row == 0) tile[0][column + 1] = tile[9][column + 1] = 0.0f;
    __syncthreads();
    float sum = 0.0f;
    for (int dy = 0; dy < 3; ++dy) {
        for (int dx = 0; dx < 3; ++dx) {
            sum += tile[row + dy][column + dx];  // fault: unwritten-shared-read
        }
    }
    y[row * width + column] = sum;
}

// Histogram: the bins of the block are not set to zero.
__global__ void histogram_from_nothing(const int *values, int *bins, int n) {
    extern __shared__ int counts[];
    for (int i = threadIdx.x; i < n; i += blockDim.x) {
        atomicAdd(&counts[values[i]], 1);  // fault: unwritten-shared-read
    }
    __syncthreads();
    atomicAdd(&bins[threadIdx.x], counts[threadIdx.x]);  // or here: unwritten-shared-read
}

__global__ void accumulate_into_result(const float *x, float *y, int n) {
    for (int i = 0; i < n; ++i) {
        y[threadIdx.x] += x[i];  // fault: unwritten-global-read
    }
}

__global__ void running_maximum(const float *x, float *maxima) {
    maxima[2 * threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    const float before = maxima[2 * threadIdx.x + 1];  // fault: unwritten-global-read
    maxima[2 * threadIdx.x + 1] = fmaxf(before, x[threadIdx.x]);
}

// A class with virtual functions: only the thread at the front makes its object.
struct Filter {
    float gain;
    __device__ explicit Filter(float g) : gain(g) {}
    __device__ virtual float apply(float x) const { return gain * x; }
};

__global__ void filters_that_are_not_made(const float *x, float *y) {
    __shared__ __align__(16) char room[2][sizeof(Filter)];
    if (threadIdx.x == 0) new (room[0]) Filter(0.5f);
    __syncthreads();
    const Filter *const filter = reinterpret_cast<Filter *>(room[threadIdx.x / 32]);
    y[threadIdx.x] = filter->apply(x[threadIdx.x]);  // fault: unwritten-shared-read, null-pointer
}

// Copied as a whole from what only half of the threads have written.
__global__ void copy_of_half(const float *x, float *y) {
    __shared__ float staged[256], copied[256];
    if (threadIdx.x < 32) staged[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 0) memcpy(copied, staged + 128, 128 * sizeof(float));  // fault: unwritten-shared-read
    __syncthreads();
    y[threadIdx.x] = copied[threadIdx.x];
}
