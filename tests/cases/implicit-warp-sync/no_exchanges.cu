#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/warp.h"  // HP117@1

__global__ void ordered(float *x, int n) {
    __shared__ float s[64], halo[66], mean, sums[8];
    __shared__ volatile float seen[64];
    const int t = threadIdx.x, lane = t & 31, warp = t / 32;
    s[t] = x[t];
    __syncwarp();
//>     hipport::syncwarp();  // HP101@5
    x[t] = s[t ^ 1];
    seen[t] = x[t];
    x[t] += seen[t + 1];
    // what a lane writes itself, what it reads of itself, and what stays with the one that wrote it
    halo[t] = x[t];
    halo[t + 1] = x[t + 1];
    x[t] = halo[t] + halo[t + 1];
    if (lane == 0) {
        sums[warp] = x[t];
        x[t] = sums[warp];
    }
    if (t == 0) mean = x[0] / n;
    if (t == 0) x[0] = mean;
    __syncthreads();
    x[t] -= mean + sums[warp];
}

// one thread goes through all, and elements that are far away are a thread's own
__global__ void alone(float *x, int n) {
    __shared__ float s[256];
    for (int i = 0; i < n; ++i) {
        s[i] = x[i];
        x[i] = s[i + 1];
    }
    if (threadIdx.x == 0) {
        for (int i = 1; i < n; ++i) s[i] += s[i - 1];
    }
    s[threadIdx.x] = 1;
    x[threadIdx.x] = s[threadIdx.x + 128];
}

__device__ void meet() { __syncthreads(); }

__global__ void of_others(float *x) {
    __shared__ float s[64], shadow[64], arms[64], total;
    const int t = threadIdx.x;
    s[t] = x[t];
    meet();
    x[t] = s[t + 1];
    {
        volatile float *shadow = s;
        shadow[t] = x[t];
        x[t] = shadow[t + 1];
    }
    if (t < 16) arms[t] = 0;
    else x[t] = arms[t + 1];
    if (t == 0) total = 1;
    total = 2;
    x[t] = total;
}

__global__ void elected(int *sizes, int *x) {
    __shared__ int owner, owners[8], ranks[256], all;
    const int warp = threadIdx.x / 32, lane_id = threadIdx.x & 31;
    if (sizes[threadIdx.x] > 32) owner = threadIdx.x;
    __syncthreads();
    if (owner == threadIdx.x) x[0] = owner;
    ranks[threadIdx.x] = lane_id;
    x[threadIdx.x] = ranks[threadIdx.x];
    const int thread_group = threadIdx.x / 32;
    owners[warp] = thread_group;
    x[threadIdx.x] += owners[warp];
    all = sizes[0];
    x[threadIdx.x] += all;
    owners[warp] = lane_id;
    owners[warp] = sizes[1];
    x[threadIdx.x] += owners[warp];
}

__global__ void columns(const float *in, float *out, int width) {
    __shared__ float rows[10][64];
    for (int k = 0; k < 10; ++k) rows[k][threadIdx.y] = in[k * width + threadIdx.y];
    for (int k = 2; k < 10; ++k) out[(k - 2) * width + threadIdx.y] = rows[k][threadIdx.y] - rows[k - 2][threadIdx.y];
}
