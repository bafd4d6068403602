// The last warp of a block adds up in shared memory.
__global__ void volatile_shared_tail(const int *x, int *sums) {
    __shared__ int shared[128];
    const int tid = threadIdx.x;
    shared[tid] = x[blockIdx.x * blockDim.x + tid];
    __syncthreads();
    if (tid < 64) shared[tid] += shared[tid + 64];
    __syncthreads();
    if (tid < 32) {
        volatile int *s = shared;
        int v = s[tid] + s[tid + 32];
        for (int half = 16; half > 0; half >>= 1) {
            s[tid] = v;
            __syncwarp();
            if (tid < half) v += s[tid + half];
            __syncwarp();
        }
        if (tid == 0) sums[blockIdx.x] = v;
    }
}
