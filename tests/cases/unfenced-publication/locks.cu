#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// Sums that a lock guards, without a fence: a block on another die adds to what it has in its own cache.
__global__ void add_rows(int *locks, float *sums, const float *x, int row) {
    if (threadIdx.x == 0) {
        while (atomicCAS(&locks[row], 0, 1) != 0) {}
//~            ^~~~~~~~~ HP703 warning:
//~   other blocks may read old data after they got this lock, without a fence around it (low confidence)
//~   remedy: put __threadfence() after taking the lock and before giving it back
    }
    __syncthreads();
    sums[row * blockDim.x + threadIdx.x] += x[threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 0) locks[row] = 0;
}

__device__ void set_largest(int *mutex, float *largest, float v) {
    for (bool is_done = false; !is_done;) {
        if (atomicExch(mutex, 1) == 0) {
//~         ^~~~~~~~~~ HP703 warning:
//~   other blocks may read old data after they got this lock, without a fence around it (low confidence)
//~   remedy: put __threadfence() after taking the lock and before giving it back
            if (v > *largest) *largest = v;
            atomicExch(mutex, 0);
            is_done = true;
        }
    }
}

// With fences; a lock of the block; what is volatile; a mark that is not given back.
__device__ void set_fenced(int *mutex, float *largest, float v) {
    while (atomicCAS(mutex, 0, 1) != 0) {}
//~        ^~~~~~~~~ HP409 warning:
//~   the lanes that wait here block the one that holds the lock: on AMD GPUs they execute in lockstep
//~   remedy: put the critical section into the branch that got the lock, or let one lane of each wavefront take it
    __threadfence();
    if (v > *largest) *largest = v;
    __threadfence();
    atomicExch(mutex, 0);
}

__global__ void set_in_block(float *largest, const float *x) {
    __shared__ int mutex;
    if (threadIdx.x == 0) mutex = 0;
    __syncthreads();
    for (bool is_done = false; !is_done;) {
        if (atomicExch(&mutex, 1) == 0) {
            largest[blockIdx.x] = fmaxf(largest[blockIdx.x], x[threadIdx.x]);
            atomicExch(&mutex, 0);
            is_done = true;
        }
    }
}

__device__ void set_volatile(int *mutex, volatile float *largest, float v) {
    for (bool is_done = false; !is_done;) {
        if (atomicExch(mutex, 1) == 0) {
            if (v > *largest) *largest = v;
            atomicExch(mutex, 0);
            is_done = true;
        }
    }
}

__global__ void visit(int *visited, int *level, int depth) {
    if (atomicCAS(&visited[threadIdx.x], 0, 1) == 0) level[threadIdx.x] = depth;
}
