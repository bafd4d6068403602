//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/bfloat16.h"  // HP129@1
//+ #include "hipport/device.h"  // HP129@1
#include <cuda_bf16.h>
//> #include <hip/hip_bf16.h>  // HP110@11

__device__ float first(const __nv_bfloat16 *x, const ushort4 *y, const short4 *z) {
//> __device__ float first(const __hip_bfloat16 *x, const ushort4 *y, const short4 *z) {  // HP101@30
    return __bfloat162float(__ldg(x)) + __ldg(y).x + __ldg(z).w;
}
