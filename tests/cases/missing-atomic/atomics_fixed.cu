// flags: --unsafe-fixes
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/half.h"  // HP117@1
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
//~ ^~~~~~~~~ HP515 error fixed: HIP has no atomicAdd for __half2: this does not compile
//~   remedy: use unsafeAtomicAdd where the memory belongs to the GPU, or a loop around atomicCAS
//~   unsafe fix: use unsafeAtomicAdd
//>     unsafeAtomicAdd(&sums[i], value);  // HP515@5
    atomicAdd(sums + i, value);
//~ ^~~~~~~~~ HP515 error fixed: HIP has no atomicAdd for __half2: this does not compile
//~   remedy: use unsafeAtomicAdd where the memory belongs to the GPU, or a loop around atomicCAS
//~   unsafe fix: use unsafeAtomicAdd
//>     unsafeAtomicAdd(sums + i, value);  // HP515@5
    atomicAdd(one, __low2half(value));
//~ ^~~~~~~~~ HP515 error fixed: HIP has no atomicAdd for half: this does not compile
//~   remedy: use unsafeAtomicAdd where the memory belongs to the GPU, or a loop around atomicCAS
//~   unsafe fix: use unsafeAtomicAdd
//>     unsafeAtomicAdd(one, __low2half(value));  // HP515@5
    atomicAdd(&partial[i], __float2bfloat16(1.0f));
//~ ^~~~~~~~~ HP515 error fixed: HIP has no atomicAdd for __nv_bfloat16: this does not compile
//~   remedy: use unsafeAtomicAdd where the memory belongs to the GPU, or a loop around atomicCAS
//~   unsafe fix: use unsafeAtomicAdd
//>     unsafeAtomicAdd(&partial[i], __float2bfloat16(1.0f));  // HP515@5
    atomicAdd(&rows[blockIdx.x], __float2bfloat162_rn(1.0f));
//~ ^~~~~~~~~ HP515 error fixed: HIP has no atomicAdd for __nv_bfloat162: this does not compile
//~   remedy: use unsafeAtomicAdd where the memory belongs to the GPU, or a loop around atomicCAS
//~   unsafe fix: use unsafeAtomicAdd
//>     unsafeAtomicAdd(&rows[blockIdx.x], hipport::float2bfloat162_rn(1.0f));  // HP515@5 HP101@34
    atomicAdd(&points[i], make_float4(1, 2, 3, 4));
//~ ^~~~~~~~~ HP515 error: HIP has no atomicAdd for float4: this does not compile
//~   remedy: add the components one by one
    atomicAdd(reinterpret_cast<half2 *>(one) + i, value);
//~ ^~~~~~~~~ HP515 error fixed: HIP has no atomicAdd for half2: this does not compile
//~   remedy: use unsafeAtomicAdd where the memory belongs to the GPU, or a loop around atomicCAS
//~   unsafe fix: use unsafeAtomicAdd
//>     unsafeAtomicAdd(reinterpret_cast<half2 *>(one) + i, value);  // HP515@5
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
