#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
namespace mine {
struct float3;
}
struct Box { struct float3 low; const struct int2 *size; };
//> struct Box { float3 low; const int2 *size; };  // HP219@14 HP219@39
__global__ void clear(struct float4 *x, struct dim3 grid) { x[threadIdx.x] = float4(); }
//> __global__ void clear(float4 *x, struct dim3 grid) { x[threadIdx.x] = float4(); }  // HP219@23
