//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/warp.h"  // HP117@1
#if defined(USE_ROCM)
//~ 1-2 HP607 info 'USE_ROCM': USE_ROCM selects code that was written for AMD GPUs already, at 1 place of this file
//~   remedy: define USE_ROCM in the build of the port to take it, as `hipport check -D USE_ROCM` does
#define __shfl_xor_sync(mask, var, laneMask) __shfl_xor(var, laneMask)
#endif
__global__ void sum(float *x) {
    for (int i = 16; i > 0; i /= 2) x[threadIdx.x] += __shfl_xor_sync(0xffffffff, x[threadIdx.x], i);
//>     for (int i = 16; i > 0; i /= 2) x[threadIdx.x] += hipport::shfl_xor_sync(0xffffffff, x[threadIdx.x], i);  // HP101@55
}
