// Two warps of 32 are one wavefront of 64: one lane of each waits, and a warp waits for what the other writes.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/cuda_atomic.h"  // HP117@1
//+ #include "hipport/device.h"  // HP117@1
//+ #include "hipport/warp.h"  // HP117@1
#include <cuda/atomic>
//-  // HP110@1
__device__ int mutex;
__device__ int load_acquire(const int *p) { return *(const volatile int *)p; }
__device__ void release(int *p) { *(volatile int *)p = 1; }

__device__ void take(int *lock) {
    while (atomicCAS(lock, 0, 1) != 0) __nanosleep(20);
//~        ^~~~~~~~~ HP409 warning:
//~   one lane of each warp waits here, and two warps are one wavefront on CDNA: the one that waits blocks the one that holds the lock
//~   remedy: put the critical section into the branch that got the lock, or let one lane of each wavefront take it
//>     while (atomicCAS(lock, 0, 1) != 0) hipport::nanosleep(20);  // HP101@40
}
__global__ void one_lane_of_each_warp(int *list) {
    const int lane = threadIdx.x & 31;
    if (lane == 0 && list[1]) {
        take(&mutex);
        ++list[0];
        atomicExch(&mutex, 0);
    }
}
__device__ void take_too(int *lock) {
    while (atomicCAS(lock, 0, 1) != 0);
}
__global__ void one_lane_of_one_warp(int *list) {
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    if (warp == 0) {
        if (lane == 0) { take_too(&mutex); ++list[0]; atomicExch(&mutex, 0); }
    }
}
__global__ void __launch_bounds__(32) one_lane_of_a_block(int *list) {
    const int lane = threadIdx.x % 32;
    if (lane == 0) {
        while (atomicCAS(&mutex, 0, 1) != 0);
        ++list[0];
        atomicExch(&mutex, 0);
    }
}
__global__ void a_row_for_each_warp(const int *column, double *x, volatile int *ready) {
    const int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    while (ready[column[row]] == 0);
    if (threadIdx.x % 32 == 0) {
        x[row] = x[column[row]];
        __threadfence();
        ready[row] = 1;
    }
}
__global__ void a_chain_of_warps(int *flag, int *sum) {
    const int warp = (blockIdx.x * blockDim.x + threadIdx.x) >> 5, lane = threadIdx.x & 31;
    if (lane == 31 && warp > 0) {
        for (;;) { if (load_acquire(&flag[warp - 1])) break; __nanosleep(10); }
//~                                  ^~~~ HP409 warning:
//~   the lanes that wait here block those of their wavefront that are to write flag: on AMD GPUs they execute in lockstep
//~   remedy: wait at a barrier, or let other wavefronts than those that wait write it
//>         for (;;) { if (load_acquire(&flag[warp - 1])) break; hipport::nanosleep(10); }  // HP101@62
        while (!load_acquire(&flag[warp - 1])) {}
//~                           ^~~~ HP409 warning:
//~   the lanes that wait here block those of their wavefront that are to write flag: on AMD GPUs they execute in lockstep
//~   remedy: wait at a barrier, or let other wavefronts than those that wait write it
        int seen;
        do { seen = atomicAdd(&flag[warp - 1], 0); } while (seen == 0);
//~                            ^~~~ HP409 warning:
//~   the lanes that wait here block those of their wavefront that are to write flag: on AMD GPUs they execute in lockstep
//~   remedy: wait at a barrier, or let other wavefronts than those that wait write it
//~                                                  ^~~~~ HP703 warning '':
//~   a loop waits for a location to change, without a fence before the data is used (low confidence)
//~   remedy: put __threadfence() after the loop, and launch no more blocks than run at the same time
        volatile int *before = &flag[warp - 1];
        while (*before == 0);
//~     ^~~~~ HP703 warning '':
//~   a loop waits for a location to change, without a fence before the data is used (low confidence)
//~   remedy: put __threadfence() after the loop, and launch no more blocks than run at the same time
//~             ^~~~~~ HP409 warning:
//~   the lanes that wait here block those of their wavefront that are to write before: on AMD GPUs they execute in lockstep
//~   remedy: wait at a barrier, or let other wavefronts than those that wait write it
        while ((seen = load_acquire(flag + warp - 1)) == 0);
//~                                 ^~~~ HP409 warning:
//~   the lanes that wait here block those of their wavefront that are to write flag: on AMD GPUs they execute in lockstep
//~   remedy: wait at a barrier, or let other wavefronts than those that wait write it
        sum[warp] += sum[warp - 1];
        atomicExch(&flag[warp], 1);
    }
}
__global__ void by_atomic_object(int *x) {
    __shared__ cuda::atomic<int, cuda::thread_scope_block> phase;
    if (threadIdx.x == 0) phase.store(0);
    __syncthreads();
    if (threadIdx.x < 32) {
        phase.store(1);
        phase.notify_all();
    } else {
        phase.wait(0);
//~     ^~~~~ HP409 warning:
//~   the lanes that wait here block those of their wavefront that are to write phase: on AMD GPUs they execute in lockstep
//~   remedy: wait at a barrier, or let other wavefronts than those that wait write it
        while (phase.load(cuda::memory_order_acquire) != 1) {}
//~            ^~~~~ HP409 warning:
//~   the lanes that wait here block those of their wavefront that are to write phase: on AMD GPUs they execute in lockstep
//~   remedy: wait at a barrier, or let other wavefronts than those that wait write it
    }
}
__global__ void a_chain_of_blocks(volatile int *flag, int *sum) {
    if (threadIdx.x == 0) {
        while (flag[blockIdx.x - 1] == 0);
//~     ^~~~~ HP703 warning '':
//~   a loop waits for a location to change, without a fence before the data is used (low confidence)
//~   remedy: put __threadfence() after the loop, and launch no more blocks than run at the same time
        sum[blockIdx.x] += sum[blockIdx.x - 1];
        flag[blockIdx.x] = 1;
    }
}
__global__ void looking_back(volatile int *flag, int *sum) {
    __shared__ int block;
    if (threadIdx.x == 0) block = atomicAdd(sum, 1);
    __syncthreads();
    const int lane = threadIdx.x & 31, at = block - 1 - lane;
    if (threadIdx.x < 32) {
        while (__any_sync(0xffffffff, flag[at] == 0));
//>         while (hipport::any_sync(0xffffffff, flag[at] == 0));  // HP101@16
        if (lane == 0) flag[block] = 1;
    }
}
__global__ void lists(int *next, int *head) {
    int i = head[threadIdx.x];
    while ((i = next[i]) != 0);
    while (next[i] != i) i = next[i];
    next[threadIdx.x] = i;
}
__global__ void for_the_host(volatile int *mail) {
    const int i = threadIdx.x;
    while (mail[i] == 0) __threadfence();
    mail[i] = 0;
}
__device__ void wait_for(volatile int *flag, int value) {
    while (*flag != value) __nanosleep(8);
//~ ^~~~~ HP703 warning '':
//~   a loop waits for a location to change, without a fence before the data is used (low confidence)
//~   remedy: put __threadfence() after the loop, and launch no more blocks than run at the same time
//>     while (*flag != value) hipport::nanosleep(8);  // HP101@28
}
__global__ void by_functions(volatile int *flag, int *sum) {
    __shared__ int count;
    const int warp = threadIdx.x / 32;
    if (warp > 0) wait_for(&flag[warp - 1], 1);
//~                         ^~~~ HP409 warning:
//~   the lanes that wait here block those of their wavefront that are to write flag: on AMD GPUs they execute in lockstep
//~   remedy: wait at a barrier, or let other wavefronts than those that wait write it
    sum[warp + 1] = sum[warp] + 1;
    flag[warp] = 1;
//~ ^~~~ HP703 warning: a flag for other blocks is stored, without a fence after the data (low confidence)
//~   remedy: put __threadfence() before it, or store it with __hip_atomic_store(p, v, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT)
    if (threadIdx.x % 32 == 0) atomicAdd(&count, 1);
    wait_for(&count, blockDim.x / 32);
//~           ^~~~~ HP409 warning:
//~   the lanes that wait here block those of their wavefront that are to write count: on AMD GPUs they execute in lockstep
//~   remedy: wait at a barrier, or let other wavefronts than those that wait write it
    if (threadIdx.x == 0) wait_for(&flag[warp - 1], 1);
}
__global__ void in_order(volatile int *turn, int *log) {
    const int warp = threadIdx.x / 32;
    while (*turn < warp);
//~         ^~~~ HP409 warning:
//~   the lanes that wait here block those of their wavefront that are to write turn: on AMD GPUs they execute in lockstep
//~   remedy: wait at a barrier, or let other wavefronts than those that wait write it
    log[warp] = warp;
    __threadfence();
    if (threadIdx.x % 32 == 0) *turn = warp + 1;
}
struct Queue { int tail, items[256]; };
__global__ void roles(Queue *queue, int *out, volatile int *go) {
    const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    if (warp == 0) {
        queue->items[lane] = lane;
        if (lane == 0) atomicAdd(&queue->tail, 32);
        *go = 1;
    } else {
        while (((volatile Queue *)queue)->tail < 32);
//~                               ^~~~~ HP409 warning:
//~   the lanes that wait here block those of their wavefront that are to write queue: on AMD GPUs they execute in lockstep
//~   remedy: wait at a barrier, or let other wavefronts than those that wait write it
        while (*go == 0);
//~     ^~~~~ HP703 warning '':
//~   a loop waits for a location to change, without a fence before the data is used (low confidence)
//~   remedy: put __threadfence() after the loop, and launch no more blocks than run at the same time
//~             ^~ HP409 warning:
//~   the lanes that wait here block those of their wavefront that are to write go: on AMD GPUs they execute in lockstep
//~   remedy: wait at a barrier, or let other wavefronts than those that wait write it
        out[lane] = queue->items[lane];
    }
    if (threadIdx.x < 64) queue->tail = 0;
    else while (queue->tail == 0);
}
