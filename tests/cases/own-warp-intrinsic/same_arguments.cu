// Overloads that the types of the arguments alone tell from CUDA's.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/warp.h"  // HP117@1

#define __all(p) all_of_block(p)
struct Memory { int *words; int width; };
__device__ float2 __shfl(float2 v, int lane) { return make_float2(__shfl(v.x, lane, 32), v.y); }
//> __device__ float2 __shfl(float2 v, int lane) { return make_float2(hipport::shfl(v.x, lane, 32), v.y); }  // HP101@67
__device__ int __shfl_xor(int v, int mask, int *memory) { memory[threadIdx.x] = v; return memory[threadIdx.x ^ mask]; }
__device__ bool all_of_block(bool p) { return __syncthreads_and(p); }

__global__ void exchange(float *x, float2 *y, Memory memory) {
    y[0] = __shfl(y[0], 3);
//~        ^~~~~~ HP427 warning:
//~   the project has a __shfl too: where this call is CUDA's, HIP's own is called, which counts the lanes of the whole wavefront
//~   remedy: write hipport::shfl where CUDA's is meant
    x[0] = __shfl(x[0], 3) + __shfl(x[0], 3, 16);
//~        ^~~~~~ HP427 warning:
//~   the project has a __shfl too: where this call is CUDA's, HIP's own is called, which counts the lanes of the whole wavefront
//~   remedy: write hipport::shfl where CUDA's is meant
//>     x[0] = __shfl(x[0], 3) + hipport::shfl(x[0], 3, 16);  // HP101@30
    x[2] = __shfl_xor(1, 1, memory.words) + __shfl_xor(1, 1, memory.width) + __shfl_xor(1, 1);
//~        ^~~~~~~~~~ HP427 warning:
//~   the project has a __shfl_xor too: where this call is CUDA's, HIP's own is called, which counts the lanes of the whole wavefront
//~   remedy: write hipport::shfl_xor where CUDA's is meant
//~                                         ^~~~~~~~~~ HP427 warning:
//~   the project has a __shfl_xor too: where this call is CUDA's, HIP's own is called, which counts the lanes of the whole wavefront
//~   remedy: write hipport::shfl_xor where CUDA's is meant
//>     x[2] = __shfl_xor(1, 1, memory.words) + __shfl_xor(1, 1, memory.width) + hipport::shfl_xor(1, 1);  // HP101@78
    x[3] = __all(x[3] > 0);
}
