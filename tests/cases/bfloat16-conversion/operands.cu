//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/bfloat16.h"  // HP117@1
#include <cuda_bf16.h>
//> #include <hip/hip_bf16.h>  // HP110@11
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11
#include <stdint.h>

__device__ __nv_bfloat16 from_half(__half h) { return __nv_bfloat16(h); }
//> __device__ __hip_bfloat16 from_half(__half h) { return __hip_bfloat16(static_cast<float>(h)); }  // HP101@12 HP101@55 HP229@69
__device__ __nv_bfloat16 from_half_by_cast(const __half &h) { return static_cast<__nv_bfloat16>(h); }
//> __device__ __hip_bfloat16 from_half_by_cast(const __half &h) { return static_cast<__hip_bfloat16>(static_cast<float>(h)); }  // HP101@12 HP101@82 HP229@97
__device__ __half to_half(__nv_bfloat16 b) { return (__half)b; }
//> __device__ __half to_half(__hip_bfloat16 b) { return (__half)static_cast<float>(b); }  // HP101@27 HP229@61

__host__ __device__ __nv_bfloat16 from_long(long n) { return (__nv_bfloat16)n; }
//> __host__ __device__ __hip_bfloat16 from_long(long n) { return (__hip_bfloat16)hipport::ll2bfloat16_rn(n); }  // HP101@21 HP101@63 HP229@77
__host__ __device__ __nv_bfloat16 from_unsigned(unsigned long long n) { return __nv_bfloat16(n); }
//> __host__ __device__ __hip_bfloat16 from_unsigned(unsigned long long n) { return __hip_bfloat16(hipport::ull2bfloat16_rn(n)); }  // HP101@21 HP101@80 HP229@94
__host__ __device__ __nv_bfloat16 from_size(size_t n) {
//> __host__ __device__ __hip_bfloat16 from_size(size_t n) {  // HP101@21
    __nv_bfloat16 r = n;
//>     __hip_bfloat16 r = hipport::ull2bfloat16_rn(n);  // HP101@5 HP229@23
    return r;
}
__host__ __device__ __nv_bfloat16 from_int64(const int64_t n) { return static_cast<__nv_bfloat16>(n); }
//> __host__ __device__ __hip_bfloat16 from_int64(const int64_t n) { return static_cast<__hip_bfloat16>(hipport::ll2bfloat16_rn(n)); }  // HP101@21 HP101@84 HP229@99

// HIP takes these as they are.
__device__ __nv_bfloat16 from_int(int n) { return __nv_bfloat16(n); }
//> __device__ __hip_bfloat16 from_int(int n) { return __hip_bfloat16(n); }  // HP101@12 HP101@51
__device__ __nv_bfloat16 same(__nv_bfloat16 b) { return (__nv_bfloat16)b; }
//> __device__ __hip_bfloat16 same(__hip_bfloat16 b) { return (__hip_bfloat16)b; }  // HP101@12 HP101@31 HP101@58
__device__ float from_pointer(const __half *h) { return __half2float(h[0]); }
__device__ __half half_of_long(long n) { return __half(n); }
__device__ __nv_bfloat16 member(const float4 &n) { return (__nv_bfloat16)n.x; }
//> __device__ __hip_bfloat16 member(const float4 &n) { return (__hip_bfloat16)n.x; }  // HP101@12 HP101@60
__device__ __nv_bfloat16 element(const int64_t *n) { return (__nv_bfloat16)(int)n[0]; }
//> __device__ __hip_bfloat16 element(const int64_t *n) { return (__hip_bfloat16)(int)n[0]; }  // HP101@12 HP101@62
