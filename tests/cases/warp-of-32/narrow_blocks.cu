// flags: --warp native
// Launches with rows of 32 threads.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

constexpr int ROW = 32;

__device__ float total(float v) {
    for (int d = warpSize / 2; d > 0; d /= 2) v += __shfl_xor_sync(0xffffffff, v, d);
//>     for (int d = warpSize / 2; d > 0; d /= 2) v += __shfl_xor(v, d);  // HP401@52 HP401@68
    return v;
}

__global__ void sum_rows(const float *x, float *sums) {
    const float v = total(x[threadIdx.y * blockDim.x + threadIdx.x]);
    if (threadIdx.x == 0) sums[threadIdx.y] = v;
}

__global__ void any_of_row(const float *x, bool *found) {
    const bool hit = __any_sync(0xffffffff, x[threadIdx.y * blockDim.x + threadIdx.x] > 0);
//>     const bool hit = __any(x[threadIdx.y * blockDim.x + threadIdx.x] > 0);  // HP401@22 HP401@33
    if (threadIdx.x == 0) found[threadIdx.y] = hit;
}

__global__ void halves(const float *x, float *sums) {
    float v = x[threadIdx.x];
    for (int d = 16; d > 0; d /= 2) v += __shfl_xor_sync(0xffffffff, v, d);
//>     for (int d = 16; d > 0; d /= 2) v += __shfl_xor(v, d);  // HP401@42 HP401@58
    sums[threadIdx.x] = v;
}

// Threads are numbered by rows of warpSize.
__global__ void numbered(float *x) {
    const int t = threadIdx.y * warpSize + threadIdx.x;
    x[t] = 0;
}

void launch(const float *x, float *sums, bool *found, int rows) {
    const dim3 block(ROW, 8);
    const dim3 wide(64, 4);
    sum_rows<<<rows, 32>>>(x, sums);
//~                  ^~ HP405 warning '': rows of 32 threads or less, and sum_rows works on whole wavefronts
//~   remedy: give each row warpSize threads, or convert with --warp logical
    sum_rows<<<rows, block>>>(x, sums);
//~                  ^~~~~ HP405 warning '': rows of 32 threads or less, and sum_rows works on whole wavefronts
//~   remedy: give each row warpSize threads, or convert with --warp logical
    sum_rows<<<rows, wide>>>(x, sums);
    sum_rows<<<rows, rows>>>(x, sums);
    any_of_row<<<rows, ROW>>>(x, found);
    any_of_row<<<rows, dim3(32, rows)>>>(x, found);
//~                    ^~~~~~~~~~~~~~ HP405 warning '':
//~   rows of 32 threads or less, and any_of_row works on whole wavefronts
//~   remedy: give each row warpSize threads, or convert with --warp logical
    halves<<<rows, block>>>(x, sums);
    halves<<<rows, 32>>>(x, sums);
    numbered<<<rows, block>>>(sums);
//~                  ^~~~~ HP405 warning '': rows of 32 threads or less, and numbered works on whole wavefronts
//~   remedy: give each row warpSize threads, or convert with --warp logical
    numbered<<<rows, wide>>>(sums);
}
