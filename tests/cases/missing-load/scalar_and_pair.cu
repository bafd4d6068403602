//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/bfloat16.h"  // HP129@1
#include <cuda_bf16.h>
//> #include <hip/hip_bf16.h>  // HP110@11

__device__ __nv_bfloat16 scalar(const __nv_bfloat16 *x) { return __ldg(x); }
//> __device__ __hip_bfloat16 scalar(const __hip_bfloat16 *x) { return __ldg(x); }  // HP101@12 HP101@39

__device__ nv_bfloat162 pair(const nv_bfloat162 *x) { return __ldg(&x[2]); }
//> __device__ __hip_bfloat162 pair(const __hip_bfloat162 *x) { return __ldg(&x[2]); }  // HP101@12 HP101@36

template <class T>
__device__ T any(const T *x) {
    return __ldg(x);
}

__global__ void kernel(__nv_bfloat16 *out, const __nv_bfloat16 *in) { out[0] = any(in); }
//> __global__ void kernel(__hip_bfloat16 *out, const __hip_bfloat16 *in) { out[0] = any(in); }  // HP101@24 HP101@50
