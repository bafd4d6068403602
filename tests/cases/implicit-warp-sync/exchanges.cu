#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/warp.h"  // HP117@1
//+ #include "hipport/atomics.h"  // HP515@1

// steps on two arrays in turn, on rows, on members, and with the distance before the lane
__global__ void steps(float *x, float2 *y) {
    __shared__ float a[64], b[64], rows[4][64], turned[64];
    __shared__ float2 pairs[64];
    int t = threadIdx.x, r = threadIdx.y;
    a[t] = b[t] = rows[r][t] = turned[t] = x[t];
    pairs[t] = y[t];
    __syncthreads();
    if (t < 32) {
        a[t] += a[t + 16];
        b[t] += b[t + 16];
        a[t] += a[t + 8];
//~             ^ HP419 warning:
//~   another lane has written this element of a: without volatile or a barrier the compiler for AMD GPUs may read before
//~   remedy: declare a volatile, or write __syncwarp() before this
        b[t] += b[t + 8];
//~             ^ HP419 warning:
//~   another lane has written this element of b: without volatile or a barrier the compiler for AMD GPUs may read before
//~   remedy: declare b volatile, or write __syncwarp() before this
        rows[r][t] += rows[r][t + 2];
        rows[r][t] += rows[r][t + 1];
//~                   ^~~~ HP419 warning:
//~   another lane has written this element of rows: without volatile or a barrier the compiler for AMD GPUs may read before
//~   remedy: declare rows volatile, or write __syncwarp() before this
        pairs[t].x += pairs[t + 2].x;
        pairs[t].y += pairs[t + 2].y;
        pairs[t].x += pairs[t + 1].x;
//~                   ^~~~~ HP419 warning:
//~   another lane has written this element of pairs: without volatile or a barrier the compiler for AMD GPUs may read before
//~   remedy: declare pairs volatile, or write __syncwarp() before this
        turned[t] += turned[2 + t];
        turned[t] += turned[1 + t];
//~                  ^~~~~~ HP419 warning:
//~   another lane has written this element of turned: without volatile or a barrier the compiler for AMD GPUs may read before
//~   remedy: declare turned volatile, or write __syncwarp() before this
    }
    float sum = a[0];
    a[t] = sum;
    x[t] = sum + b[0] + rows[0][0] + turned[0];
    y[t] = pairs[0];
}

__global__ void neighbours(float *x) {
    __shared__ float s[33];
    s[threadIdx.x] = x[threadIdx.x];
    x[threadIdx.x] = s[threadIdx.x ^ 1];
//~                  ^ HP419 warning:
//~   another lane has written this element of s: without volatile or a barrier the compiler for AMD GPUs may read before
//~   remedy: declare s volatile, or write __syncwarp() before this
}

// what one lane has written for all
__global__ void of_leader(int *next, float *x, int n) {
    __shared__ int first[8], last;
    const int lane = threadIdx.x & 31, warp = threadIdx.x / 32;
    if (threadIdx.x == 0) last = n;
    for (;;) {
        if (lane == 0) first[warp] = atomicAdd(next, 32);
        int i = first[warp] + lane;
//~             ^~~~~ HP419 warning:
//~   another lane has written this element of first: without volatile or a barrier the compiler for AMD GPUs may read before
//~   remedy: declare first volatile, or write __syncwarp() before this
        if (i >= last) return;
//~              ^~~~ HP419 warning:
//~   another lane has written this element of last: without volatile or a barrier the compiler for AMD GPUs may read before
//~   remedy: declare last volatile, or write __syncwarp() before this
        x[i] = 0;
    }
}

__device__ int count_of_warp(unsigned votes) {
    __shared__ int counts[8];
    const int lane = threadIdx.x % 32;
    if (!lane) {
        counts[threadIdx.x / 32] = __popc(votes);
    }
    return counts[threadIdx.x / 32];
//~        ^~~~~~ HP419 warning:
//~   another lane has written this element of counts: without volatile or a barrier the compiler for AMD GPUs may read before
//~   remedy: declare counts volatile, or write __syncwarp() before this
}

// lanes that write their numbers to one place, to see whose stays
__global__ void elected(int *sizes, int *x) {
    __shared__ int owner[8], first;
    const int warp = threadIdx.x >> 5, lane_id = threadIdx.x & 31;
    int size = sizes[threadIdx.x];
    owner[warp] = -1;
    while (__any_sync(0xffffffff, size)) {
//>     while (hipport::any_sync(0xffffffff, size)) {  // HP101@12
        if (size >= 32) owner[warp] = lane_id;
        if (owner[warp] == lane_id) {
//~         ^~~~~ HP419 warning:
//~   another lane has written this element of owner: without volatile or a barrier the compiler for AMD GPUs may read before
//~   remedy: declare owner volatile, or write __syncwarp() before this
            owner[warp] = -1;
            size = 0;
        }
    }
    if (size > x[0]) first = threadIdx.x;
    if (first == threadIdx.x) x[0] = size;
//~     ^~~~~ HP419 warning:
//~   another lane has written this element of first: without volatile or a barrier the compiler for AMD GPUs may read before
//~   remedy: declare first volatile, or write __syncwarp() before this
}
