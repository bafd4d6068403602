#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
__global__ void k(float *x, int n, const int *sources) {
    __shared__ float s[66], r[64], q[64], b[66];
    int t = threadIdx.x, same = t, far = sources[t], moved = t + 1, other = t + 1;
    s[t] = r[t] = b[t] = x[t];
    x[t] = s[far] + s[same];
    if (n > 3) moved = t;
    x[t] += r[moved];
    __syncthreads();
    x[t] += s[other];
    b[t] = x[t];
    __syncthreads();
    q[t] = b[other];
    for (int d = 16; d > 0; d /= 2) {
        int next = t + d;
        __syncthreads();
        q[t] += q[next];
    }
    x[t] = q[t];
}
__global__ void turned(float *x, int n) {
    __shared__ float s[66];
    int t = threadIdx.x, next = t + 1;
    t = n - t;
    s[t] = x[t];
    x[t] = s[next];
}
__device__ void ends(float *s, int t, int n) {
    int i = t + 2;
    s[t] += s[i];
    n = t + 1;
    s[t] += s[n];
}
