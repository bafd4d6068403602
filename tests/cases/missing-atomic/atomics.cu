//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/half.h"  // HP117@1
//+ #include "hipport/atomics.h"  // HP515@1
#include <cuda_bf16.h>
//> #include <hip/hip_bf16.h>  // HP110@11
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11

__global__ void accumulate(__half2 *sums, half *one, __nv_bfloat162 *rows, float4 *points, const __half2 value) {
//> __global__ void accumulate(__half2 *sums, half *one, __hip_bfloat162 *rows, float4 *points, const __half2 value) {  // HP101@54
    __shared__ __nv_bfloat16 partial[32];
//>     __shared__ __hip_bfloat16 partial[32];  // HP101@16
    int i = threadIdx.x;
    atomicAdd(&sums[i], value);
    atomicAdd(sums + i, value);
    atomicAdd(one, __low2half(value));
    atomicAdd(&partial[i], __float2bfloat16(1.0f));
    atomicAdd(&rows[blockIdx.x], __float2bfloat162_rn(1.0f));
//>     atomicAdd(&rows[blockIdx.x], hipport::float2bfloat162_rn(1.0f));  // HP101@34
    atomicAdd(&points[i], make_float4(1, 2, 3, 4));
    atomicAdd(reinterpret_cast<half2 *>(one) + i, value);
}

// what HIP has
__global__ void count(float4 *points, float *sums, unsigned *hits, half *values, unsigned long long *total) {
    atomicAdd(&points[threadIdx.x].x, 1.0f);
    atomicAdd(&sums[threadIdx.x], __half2float(values[threadIdx.x]));
//~ ^~~~~~~~~ HP712 info: atomicAdd of float is a loop around compare-and-swap on gfx90a and gfx1100
//~   remedy: build with -munsafe-fp-atomics where no such sum is in host or managed memory
    atomicAdd(hits, 1u);
    atomicAdd((float *)values, 1.0f);
    atomicAdd(total, 1ull);
}

// a type that only the instance shows
template <class T>
__global__ void add(T *sums, T value) {
    atomicAdd(sums + threadIdx.x, value);
}
template __global__ void add<__half>(__half *, __half);
