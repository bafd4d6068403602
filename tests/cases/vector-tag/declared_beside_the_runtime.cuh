#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
struct int4;
//~~~~~~~~~ HP219 error fixed 'int4': int4 is a typedef in HIP and cannot be declared as a struct
//~   remedy: include hip/hip_runtime.h, or hip/hip_vector_types.h, instead of the declaration
//~   safe fix: include hip/hip_vector_types.h
//-  // HP219@1
struct float3;
//~~~~~~~~~~~ HP219 error fixed 'float3': float3 is a typedef in HIP and cannot be declared as a struct
//~   remedy: include hip/hip_runtime.h, or hip/hip_vector_types.h, instead of the declaration
//~   safe fix: include hip/hip_vector_types.h
//-  // HP219@1
__device__ float3 at(int4 place);
