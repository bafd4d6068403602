// flags: --warp native
//+ #include <hip/hip_runtime.h>  // HP114@1
#define WARP_SIZE 32

__device__ bool anyone(bool p) { return __any_sync(0xffffffff, p); }
//> __device__ bool anyone(bool p) { return __any(p); }  // HP401@41 HP401@52

__global__ void through_a_call(const int *x, int *found) {
    const int warp = (blockIdx.x * blockDim.x + threadIdx.x) / WARP_SIZE;
//~                                                            ^~~~~~~~~ HP405 warning '':
//~   threads are split into groups of 32 here, next to an operation over the whole wavefront
//~   remedy: count by warpSize in the kernel and where it is launched, or convert with --warp logical
    const bool hit = anyone(x[threadIdx.x] > 0);
    if ((threadIdx.x & (WARP_SIZE - 1)) == 0) found[warp] = hit;
//~                    ^~~~~~~~~~~~~~~ HP405 warning '':
//~   threads are split into groups of 32 here, next to an operation over the whole wavefront
//~   remedy: count by warpSize in the kernel and where it is launched, or convert with --warp logical
}

__global__ void half_ported(float *x, float *sums) {
    __shared__ float partial[32];
    float v = x[threadIdx.x];
    for (int d = warpSize >> 1; d > 0; d >>= 1) v += __shfl_xor_sync(0xffffffff, v, d);
//>     for (int d = warpSize >> 1; d > 0; d >>= 1) v += __shfl_xor(v, d);  // HP401@54 HP401@70
    if (threadIdx.x % 32 == 0) partial[threadIdx.x >> 5] = v;
//~                   ^~ HP405 warning '':
//~   threads are split into groups of 32 here, next to an operation over the whole wavefront
//~   remedy: count by warpSize in the kernel and where it is launched, or convert with --warp logical
//~                                                   ^ HP405 warning '':
//~   threads are split into groups of 32 here, next to an operation over the whole wavefront
//~   remedy: count by warpSize in the kernel and where it is launched, or convert with --warp logical
    __syncthreads();
    const int warps = blockDim.x / 32;
//~                                ^~ HP405 warning '':
//~   threads are split into groups of 32 here, next to an operation over the whole wavefront
//~   remedy: count by warpSize in the kernel and where it is launched, or convert with --warp logical
    if (threadIdx.x < warps) sums[threadIdx.x] = partial[threadIdx.x];
}

__global__ void the_other_half(float *x, float *sums) {
    float v = x[threadIdx.x];
    for (int d = 16; d > 0; d >>= 1) v += __shfl_xor_sync(0xffffffff, v, d);
//~              ^~ HP405 warning '': __shfl_xor_sync covers 32 lanes here, and lanes are counted by warpSize
//~   remedy: count by warpSize in the kernel and where it is launched, or convert with --warp logical
//>     for (int d = 16; d > 0; d >>= 1) v += __shfl_xor(v, d);  // HP401@43 HP401@59
    if (threadIdx.x % warpSize == 0) sums[threadIdx.x / warpSize] = v;
}

__global__ void reductions(int *x) {
    x[threadIdx.x] = __reduce_add_sync(0xffffffff, x[threadIdx.x]);
//~                  ^~~~~~~~~~~~~~~~~ HP405 warning '':
//~   __reduce_add_sync combines 32 values in CUDA, and those of the whole wavefront here
//~   remedy: count by warpSize in the kernel and where it is launched, or convert with --warp logical
//>     x[threadIdx.x] = __reduce_add_sync(__activemask(), x[threadIdx.x]);  // HP401@40
}
