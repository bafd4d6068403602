#include <hip/hip_runtime.h>

#define FULL_MASK 0xffffffffu
#define WIDE_MASK 0xffffffffffffffffull

__device__ float sum(float v, unsigned mask, unsigned long long lanes) {
    v += __shfl_xor_sync(0xffffffff, v, 16);
//~      ^~~~~~~~~~~~~~~ HP401 error: __shfl_xor_sync takes 64-bit masks in HIP: a narrower one does not compile
//~   remedy: use the intrinsic without a mask, __activemask(), or a mask of 64 bits for the lanes that are meant
    v += __shfl_down_sync(FULL_MASK, v, 8);
//~      ^~~~~~~~~~~~~~~~ HP401 error: __shfl_down_sync takes 64-bit masks in HIP: a narrower one does not compile
//~   remedy: use the intrinsic without a mask, __activemask(), or a mask of 64 bits for the lanes that are meant
    v += __shfl_sync(mask, v, 0);
//~      ^~~~~~~~~~~ HP401 error: __shfl_sync takes 64-bit masks in HIP: a narrower one does not compile
//~   remedy: use the intrinsic without a mask, __activemask(), or a mask of 64 bits for the lanes that are meant
    v += __any_sync(~0u, v > 0) + __all_sync(-1, v > 0);
//~      ^~~~~~~~~~ HP401 error: __any_sync takes 64-bit masks in HIP: a narrower one does not compile
//~   remedy: use the intrinsic without a mask, __activemask(), or a mask of 64 bits for the lanes that are meant
//~                               ^~~~~~~~~~ HP401 error:
//~   __all_sync takes 64-bit masks in HIP: a narrower one does not compile
//~   remedy: use the intrinsic without a mask, __activemask(), or a mask of 64 bits for the lanes that are meant
    v += __shfl_xor_sync(WIDE_MASK, v, 4);
    v += __shfl_xor_sync(lanes, v, 2);
    v += __shfl_xor_sync(__activemask(), v, 1);
    return __shfl_xor(v, 1);
}
