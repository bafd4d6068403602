// With the header these functions are for its type.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11

__global__ void scale(unsigned short *bits, float factor) {
    bits[threadIdx.x] = __half_as_ushort(__float2half_rn(factor));
}
