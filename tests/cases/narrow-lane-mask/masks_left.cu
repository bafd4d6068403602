// flags: --warp native
// What is no full mask is left and reported; what surely has 64 bits is right.
//+ #include <hip/hip_runtime.h>  // HP114@1
__device__ int half_sum(int v, unsigned mask) {
    for (int d = 8; d > 0; d /= 2) v += __shfl_xor_sync(mask, v, d);
//~                                     ^~~~~~~~~~~~~~~ HP401 error:
//~   __shfl_xor_sync takes 64-bit masks in HIP: a narrower one does not compile, and the mask has to be exactly the lanes that execute the call
//~   remedy: use __shfl_xor without a mask, or compute the mask in 64 bits (__ballot, __activemask)
    return v;
}

__global__ void partial(int *x, int n) {
    unsigned members = 0xffffffff;
    if (threadIdx.x >= n) members = 0xffff;
    x[threadIdx.x] += __shfl_sync(members, x[0], 3, 16);
//~                   ^~~~~~~~~~~ HP401 error:
//~   __shfl_sync takes 64-bit masks in HIP: a narrower one does not compile, and the mask has to be exactly the lanes that execute the call
//~   remedy: use __shfl without a mask, or compute the mask in 64 bits (__ballot, __activemask)
    unsigned long long wide = __activemask();
    x[threadIdx.x] += __any_sync(wide, x[1]);
    x[threadIdx.x] += __all_sync(__activemask(), x[1]);
    __syncwarp(0x0000ffff);
//~ ^~~~~~~~~~ HP401 error:
//~   __syncwarp takes 64-bit masks in HIP: a narrower one does not compile, and the mask has to be exactly the lanes that execute the call
//~   remedy: use __syncwarp without a mask, or compute the mask in 64 bits (__ballot, __activemask)
    x[threadIdx.x] += __reduce_xor_sync(members, x[2]);
//~                   ^~~~~~~~~~~~~~~~~ HP401 error:
//~   __reduce_xor_sync takes 64-bit masks in HIP: a narrower one does not compile, and the mask has to be exactly the lanes that execute the call
//~   remedy: compute the mask in 64 bits (__ballot, __activemask), or convert with --warp logical
//~                   ^~~~~~~~~~~~~~~~~ HP411 warning:
//~   __reduce_xor_sync is not bitwise in ROCm 7.2 where the mask has holes: its result is 0 or 1
//~   remedy: combine the values with shuffles, or convert with --warp logical
}
