#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/warp.h"  // HP117@1

#define LANES 32

template <class T> struct Larger {
    __device__ T operator()(T a, T b) const { return a > b ? a : b; }
};

template <template <class> class Op, class T> __device__ T of_warp(T *row, int lane_id) {
    T best = row[lane_id], other;
    Op<T> op;
    for (int distance = LANES / 2; distance > 0; distance >>= 1) {
        other = row[lane_id ^ distance];
        best = op(best, other);
        row[lane_id] = best;
//~     ^~~ HP419 warning:
//~   other lanes read row in the next step: without volatile or a barrier the compiler for AMD GPUs reads before they have written
//~   remedy: declare row volatile, or write __syncwarp() between the steps
    }
    return best;
}

__global__ void tree_in_conditions(int *x) {
    __shared__ int s[64];
    const int t = threadIdx.x;
    s[t] = x[t];
    for (int d = 16; d > 0; d /= 2) {
        if (t < d) {
            int other = s[t + d];
            s[t] = s[t] + other;
        }
    }
    x[t] = s[0];
}

__global__ void running_sums(int *x) {
    __shared__ int sums[64];
    const int t = threadIdx.x;
    int sum = sums[t] = x[t];
    for (int d = 1; d < 32; d *= 2) {
        int before = t - d;
        if (t >= d) sum += sums[before];
        sums[t] = sum;
//~     ^~~~ HP419 warning:
//~   other lanes read sums in the next step: without volatile or a barrier the compiler for AMD GPUs reads before they have written
//~   remedy: declare sums volatile, or write __syncwarp() between the steps
    }
    x[t] = sum;
}

template <class T> __device__ T of_other_constants(T *row, int lane_id) {
    T sum = row[lane_id];
    for (int d = LANES_OF_PROJECT / 2; d > 0; d >>= 1) {
        T other = row[lane_id ^ d];
        row[lane_id] = sum += other;
//~     ^~~ HP419 warning:
//~   other lanes read row in the next step: without volatile or a barrier the compiler for AMD GPUs reads before they have written
//~   remedy: declare row volatile, or write __syncwarp() between the steps
    }
    return sum;
}

__device__ void ask(int *d);

__global__ void while_there_is_a_distance(float *x, int n) {
    __shared__ float s[64];
    const int t = threadIdx.x;
    s[t] = x[t];
    __syncthreads();
    int d = 16;
    while (d > 0) {
        s[t] += s[t + d];
//~     ^ HP419 warning:
//~   other lanes read s in the next step: without volatile or a barrier the compiler for AMD GPUs reads before they have written
//~   remedy: declare s volatile, or write __syncwarp() between the steps
        d >>= 1;
    }
    d = n;
    while (d > 0) {
        s[t] += s[t + d];
        d >>= 1;
    }
    d = 16;
    while (d > 0) {
        s[t] += s[t + d];
        d -= n;
    }
    ask(&d);
    while (d > 0) {
        s[t] += s[t + d];
        d >>= 1;
    }
    d = 16;
    while (d > 0) {
        s[t] += s[t + d];
        __syncthreads();
        d /= 2;
    }
    x[t] = s[0];
}

template <class T> __device__ T with_barrier(T *row, int lane_id) {
    T sum = row[lane_id];
    for (int d = 16; d > 0; d >>= 1) {
        T other = row[lane_id + d];
        __syncwarp();
//>         hipport::syncwarp();  // HP101@9
        sum += other;
        row[lane_id] = sum;
        __syncwarp();
//>         hipport::syncwarp();  // HP101@9
    }
    return sum;
}

template <class Group> __device__ int with_group(Group sync, int *row, int lane_id) {
    int sum = row[lane_id];
    for (int d = 16; d > 0; d >>= 1) {
        sum += row[lane_id ^ d];
        sync();
        row[lane_id] = sum;
    }
    return sum;
}

__device__ void own_butterflies(float *mine) {
    for (int d = 8; d > 0; d /= 2)
        for (int i = 0; i < 16; i++) {
            float a = mine[i], b = mine[i ^ d];
            mine[i] = a - b;
        }
}

__device__ void in_volatile_memory(volatile float *all) {
    const int t = threadIdx.x;
    for (int d = 16; d > 0; d /= 2) {
        float other = all[t + d];
        all[t] = all[t] + other;
    }
}

__device__ void distances_that_are_given(float *all, int n) {
    const int t = threadIdx.x;
    for (int d = n; d > 0; d /= 2) {
        float other = all[t + d];
        all[t] = all[t] + other;
    }
}

__device__ void other_arrays(const float *from, float *to) {
    const int t = threadIdx.x;
    for (int d = 16; d > 0; d /= 2) {
        float other = from[t + d];
        to[t] = to[t] + other;
    }
}
