// Of a function's overloads, CUDA takes the one for a uint3; to the others the variables do not convert.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

inline __host__ __device__ int3 make_int3(int s) { return make_int3(s, s, s); }
inline __host__ __device__ int3 make_int3(uint3 a) { return make_int3(int(a.x), int(a.y), int(a.z)); }
inline __host__ __device__ int3 make_int3(float3 a) { return make_int3(int(a.x), int(a.y), int(a.z)); }
__device__ int volume(dim3 size) { return size.x * size.y * size.z; }
__device__ int volume(int edge) { return edge * edge * edge; }

__global__ void fill(int3 *x, uint3 size) {
    x[volume(size)] = make_int3(threadIdx);
//>     x[volume(dim3(size.x, size.y, size.z))] = make_int3(make_uint3(threadIdx.x, threadIdx.y, threadIdx.z));  // HP208@14 HP208@33
    x[volume(blockDim)] = make_int3(blockDim);
//>     x[volume(blockDim)] = make_int3(make_uint3(blockDim.x, blockDim.y, blockDim.z));  // HP208@37
}
