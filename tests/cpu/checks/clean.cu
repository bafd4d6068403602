// What looks like a fault and is none.
#include <cooperative_groups.h>
#include <cuda/barrier>
#include <cuda/pipeline>
#include <cuda_runtime.h>

namespace cg = cooperative_groups;

__device__ unsigned int blocks_done;

// The last block adds up what the others have written before their fence.
__global__ void last_block_with_fence(const float *x, volatile float *partial, float *sum) {
    __shared__ bool is_last;
    if (threadIdx.x == 0) {
        float own = 0.0f;
        for (int i = 0; i < 32; ++i) own += x[blockIdx.x * 32 + i];
        partial[blockIdx.x] = own;
        __threadfence();
        is_last = atomicInc(&blocks_done, gridDim.x - 1) == gridDim.x - 1;
    }
    __syncthreads();
    if (is_last && threadIdx.x == 0) {
        float all = 0.0f;
        for (int i = 0; i < gridDim.x; ++i) all += partial[i];
        *sum = all;
    }
}

// All threads of a block write before the one that counts it.
__global__ void last_block_of_rows(const float *x, float *rows, unsigned int *count, float *total) {
    __shared__ unsigned int place;
    rows[blockIdx.x * blockDim.x + threadIdx.x] = 2.0f * x[threadIdx.x];
    __threadfence();
    __syncthreads();
    if (threadIdx.x == 0) place = atomicAdd(count, 1u);
    __syncthreads();
    if (place == gridDim.x - 1) {
        float sum = 0.0f;
        for (int i = 0; i < gridDim.x; ++i) sum += rows[i * blockDim.x + threadIdx.x];
        total[threadIdx.x] = sum;
    }
}

// A lock that each thread takes in turn.
__global__ void under_a_lock(int *lock, int *value) {
    bool is_done = false;
    while (!is_done) {
        if (atomicCAS(lock, 0, 1) == 0) {
            __threadfence();
            *value += 1;
            __threadfence();
            atomicExch(lock, 0);
            is_done = true;
        }
    }
}

// Many say the same.
__global__ void any_negative(const float *x, int *found) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (x[i] < 0.0f) *found = 1;
}

// Neighbours in one word.
__global__ void bytes_and_halves(const int *x, unsigned short *halves, unsigned char *bytes) {
    __shared__ unsigned char own[64];
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    own[threadIdx.x] = x[i] & 1;
    bytes[i] = own[threadIdx.x] + 1;
    halves[i] = own[threadIdx.x] + 2;
}

// Lanes of a warp wait for each other, other warps have their own part.
__global__ void warp_exchange(const int *x, int *y) {
    __shared__ int values[128];
    const int lane = threadIdx.x & 31;
    values[threadIdx.x] = x[threadIdx.x];
    __syncwarp();
    const int other = values[threadIdx.x ^ 1];
    __syncwarp();
    values[threadIdx.x] = other + lane;
    __syncwarp();
    y[threadIdx.x] = values[threadIdx.x ^ 16];
}

// Lanes that have left are not waited for, and what is read of them is not used.
__global__ void guarded_tail(const int *x, int *sums, int n) {
    if (threadIdx.x >= n) return;
    const unsigned mask = __activemask();
    int v = x[threadIdx.x];
    const int lane = threadIdx.x & 31, lanes = __popc(mask);
    for (int d = 16; d > 0; d >>= 1) {
        const int other = __shfl_down_sync(mask, v, d);
        if (lane + d < lanes) v += other;
    }
    __syncthreads();
    if (lane == 0) sums[threadIdx.x / 32] = v;
}

struct Best {
    double value;
    int index;
};

// A struct with padding that is read whole.
__global__ void arg_max(const double *x, int *best) {
    __shared__ Best tree[64];
    tree[threadIdx.x].value = x[threadIdx.x];
    tree[threadIdx.x].index = threadIdx.x;
    __syncthreads();
    for (int half = 32; half > 0; half /= 2) {
        if (threadIdx.x < half && tree[threadIdx.x + half].value > tree[threadIdx.x].value) {
            tree[threadIdx.x] = tree[threadIdx.x + half];
        }
        __syncthreads();
    }
    if (threadIdx.x == 0) *best = tree[0].index;
}

// One part of dynamic shared memory behind the other.
__global__ void two_parts(const float *x, double *y) {
    extern __shared__ double sums[];
    float *values = reinterpret_cast<float *>(sums + blockDim.x);
    values[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    sums[threadIdx.x] = values[threadIdx.x] + values[blockDim.x - 1 - threadIdx.x];
    __syncthreads();
    y[threadIdx.x] = sums[threadIdx.x ^ 1];
}

// Dynamic shared memory that a template and its helper declare, under names and types of their own.
template <class T>
struct SharedMemory {
    __device__ operator T *() {
        extern __shared__ int words[];
        return reinterpret_cast<T *>(words);
    }
};
template <class T>
__global__ void rotated(const T *x, T *y) {
    extern __shared__ __align__(16) unsigned char raw[];
    T *s = reinterpret_cast<T *>(raw);
    s[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    y[threadIdx.x] = static_cast<T *>(SharedMemory<T>())[(threadIdx.x + 1) % blockDim.x];
}
template __global__ void rotated<float>(const float *, float *);

// A quotient that is only used where there is one.
__device__ __noinline__ int quotient(int a, int b) { return a / b; }
__global__ void means_or_zero(const int *sums, const int *counts, int *means) {
    const int count = counts[threadIdx.x];
    const int mean = quotient(sums[threadIdx.x], count);
    means[threadIdx.x] = count > 0 ? mean : 0;
}

// All blocks wait for each other between two phases.
__global__ void phases(const float *x, float *between, float *y) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    between[i] = 2.0f * x[i];
    cg::this_grid().sync();
    y[i] = between[(i + blockDim.x) % (gridDim.x * blockDim.x)];
    cg::this_grid().sync();
    between[i] = y[i];
}

// The barrier of a loop that all threads leave together, in a function that is called twice.
__device__ __noinline__ float block_sum(float *tree, float value) {
    tree[threadIdx.x] = value;
    __syncthreads();
    for (int half = blockDim.x / 2; half > 0; half /= 2) {
        if (threadIdx.x < half) tree[threadIdx.x] += tree[threadIdx.x + half];
        __syncthreads();
    }
    const float sum = tree[0];
    __syncthreads();
    return sum;
}

__global__ void mean_and_deviation(const float *x, float *y) {
    __shared__ float tree[64];
    const float mean = block_sum(tree, x[threadIdx.x]) / 64.0f;
    const float away = x[threadIdx.x] - mean;
    y[threadIdx.x] = away / sqrtf(block_sum(tree, away * away) / 64.0f);
}

// The value to begin with is read as any other; the compare-and-swap finds out whether it still holds.
__global__ void greatest_by_swaps(const float *x, float *greatest) {
    int *const bits = reinterpret_cast<int *>(greatest);
    const float own = x[blockIdx.x * blockDim.x + threadIdx.x];
    int old = *bits;
    while (__int_as_float(old) < own) {
        const int assumed = old;
        old = atomicCAS(bits, assumed, __float_as_int(own));
        if (old == assumed) break;
    }
}

// Classes with virtual functions: made in shared memory, by one thread and by each, and in local memory.
struct Shape {
    int side;
    __device__ explicit Shape(int s) : side(s) {}
    __device__ virtual int area() const { return side; }
};

struct Square : Shape {
    __device__ explicit Square(int s) : Shape(s) {}
    __device__ int area() const override { return side * side; }
};

__global__ void areas(const int *sides, int *sums) {
    __shared__ __align__(16) char one[sizeof(Square)];
    __shared__ __align__(16) char many[64][sizeof(Square)];
    if (threadIdx.x == 0) new (one) Square(3);
    new (many[threadIdx.x]) Square(sides[threadIdx.x]);
    __syncthreads();
    const Square own(sides[threadIdx.x]);
    const Shape *shapes[] = {reinterpret_cast<Shape *>(one), reinterpret_cast<Shape *>(many[63 - threadIdx.x]), &own};
    int sum = 0;
    for (int i = 0; i < 3; ++i) sum += shapes[i]->area();
    sums[threadIdx.x] = sum;
}

// Memory that is set and copied as a whole, with sizes that the compiler knows and that it does not.
__global__ void set_and_copied(const int *values, int *out, int n) {
    __shared__ int zeros[320], copies[320], moved[64];
    if (threadIdx.x == 0) {
        memset(zeros, 0, sizeof(zeros));
        memcpy(copies, zeros, sizeof(copies));
        memmove(moved, values, n * sizeof(int));
    }
    __syncthreads();
    out[threadIdx.x] = zeros[threadIdx.x + 200] + copies[threadIdx.x + 100] + moved[threadIdx.x];
}

__global__ void flags_by_nand(unsigned int *flags) { __atomic_fetch_nand(flags, 1u << threadIdx.x, __ATOMIC_RELAXED); }

// A wavefront or two produce, others consume: for more rounds than there are stages, with each role in front.
__device__ void doubled(const int *x, int *y, int (*stages)[64], cuda::pipeline<cuda::thread_scope_block> &pipe,
                        bool produces) {
    const int place = threadIdx.x % 64;
    for (int i = 0; i < 5; ++i) {
        int *stage = stages[i % 2];
        if (produces) {
            pipe.producer_acquire();
            cuda::memcpy_async(stage + place, x + (i * 7 + place) % 128, sizeof(int), pipe);
            pipe.producer_commit();
        } else {
            pipe.consumer_wait();
            y[64 * i + place] = 2 * stage[63 - place];
            pipe.consumer_release();
        }
    }
}

__global__ void producers_first(const int *x, int *y) {
    __shared__ int stages[2][64];
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
    auto pipe = cuda::make_pipeline(cooperative_groups::this_thread_block(), &state, 64);
    doubled(x, y, stages, pipe, threadIdx.x < 64);
}

__global__ void consumers_first(const int *x, int *y) {
    __shared__ int stages[2][64];
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
    const bool produces = threadIdx.x >= 64;
    auto pipe = cuda::make_pipeline(cooperative_groups::this_thread_block(), &state,
                                    produces ? cuda::pipeline_role::producer : cuda::pipeline_role::consumer);
    doubled(x, y, stages, pipe, produces);
}

// Two wavefronts give each other values by barriers, one for each direction; all threads have met before.
__global__ void there_and_back(int *out) {
    __shared__ cuda::barrier<cuda::thread_scope_block> given, taken;
    __shared__ int value[64];
    const int place = threadIdx.x % 64;
    if (threadIdx.x == 0) {
        init(&given, 128);
        init(&taken, 128);
    }
    __syncthreads();
    for (int i = 1; i <= 3; ++i) {
        if (threadIdx.x < 64) {
            value[place] = i;
            (void)given.arrive();
            taken.arrive_and_wait();
        } else {
            given.arrive_and_wait();
            out[place] += value[63 - place];
            (void)taken.arrive();
        }
    }
    __syncthreads();
}
