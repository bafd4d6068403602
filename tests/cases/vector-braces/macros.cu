#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#define PAIR(TYPE, NAME) __device__ TYPE NAME(TYPE a) { return TYPE{-a.x, -a.y}; }
#define START(TYPE) TYPE start = {1, 2}
#define ALL(TYPE) TYPE all = {}
#define ONE(...) __VA_ARGS__
PAIR(float2, minus)
PAIR(int3, minus)
//~  ^~~~ HP218 error: the macro PAIR gives 2 values to int3, and HIP's type wants a value for each component
//~   remedy: use a macro with a value for each component of int3
#undef PAIR
#define TURNED(NAME, TYPE) \
    __device__ TYPE NAME(TYPE a) { return TYPE{a.y, a.x}; }
TURNED(turned, uint4)
//~            ^~~~~ HP218 error:
//~   the macro TURNED gives 2 values to uint4, and HIP's type wants a value for each component
//~   remedy: use a macro with a value for each component of uint4
TURNED(turned, uint2)
__device__ float sum(float2 a) {
    START(double4);
//~       ^~~~~~~ HP218 error:
//~   the macro START gives 2 values to double4, and HIP's type wants a value for each component
//~   remedy: use a macro with a value for each component of double4
//~       ^~~~~~~ HP701 info: double4 is aligned to 32 bytes in HIP, to 16 in CUDA
//~   remedy: check that pointers to it, for instance from offsets into buffers, are multiples of 32
    ALL(float4);
    ONE(float3) other = make_float3(0, 0, 0);
    return start.x + all.x + other.x + minus(a).x;
}
