// flags: --warp native
// Groups of 32 with operations within 32 lanes, and wavefronts all over.
//+ #include <hip/hip_runtime.h>  // HP114@1
__inline__ __device__ float sum_of_32(float v) {
    for (int d = 16; d > 0; d /= 2) v += __shfl_xor_sync(0xffffffff, v, d);
//>     for (int d = 16; d > 0; d /= 2) v += __shfl_xor(v, d);  // HP401@42 HP401@58
    return v;
}

__global__ void block_sum(const float *x, float *sum) {
    __shared__ float partial[32];
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    float v = sum_of_32(x[threadIdx.x]);
    if (lane == 0) partial[warp] = v;
    __syncthreads();
    v = threadIdx.x < blockDim.x / 32 ? partial[lane] : 0.f;
    if (warp == 0) v = sum_of_32(v);
    if (threadIdx.x == 0) *sum = v;
}

__global__ void tiles(float *x) {
    __shared__ float tile[32][33];
    tile[threadIdx.x / 32][threadIdx.x % 32] = x[threadIdx.x];
    __syncthreads();
    x[threadIdx.x] = tile[threadIdx.x % 32][threadIdx.x / 32];
}

__global__ void counted(const int *x, int *found) {
    const int lane = threadIdx.x % warpSize;
    const bool hit = __any_sync(0xffffffff, x[threadIdx.x] > 0);
//>     const bool hit = __any(x[threadIdx.x] > 0);  // HP401@22 HP401@33
    if (lane == 0) found[threadIdx.x / warpSize] = hit + x[threadIdx.x / 64];
}

// The ballot is only the mask of those who take part.
__global__ void masked(float *x, int n) {
    const unsigned long long mask = __ballot_sync(0xffffffff, threadIdx.x < n);
//>     const unsigned long long mask = __ballot(threadIdx.x < n);  // HP401@37 HP401@51
    const int lane = threadIdx.x & 31;
    if (threadIdx.x < n) x[threadIdx.x] = __shfl_xor_sync(mask, x[threadIdx.x], 1) + lane;
}
