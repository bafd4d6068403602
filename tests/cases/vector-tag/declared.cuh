#pragma once
struct float4;
//~~~~~~~~~~~ HP219 error 'float4': float4 is a typedef in HIP and cannot be declared as a struct
//~   remedy: include hip/hip_runtime.h, or hip/hip_vector_types.h, instead of the declaration
struct CUstream_st;
//> struct ihipStream_t;  // HP101@8
__host__ void clear(float4 *x);
