#pragma once
struct float4;
//~~~~~~~~~~~ HP219 error fixed 'float4': float4 is a typedef in HIP and cannot be declared as a struct
//~   remedy: include hip/hip_runtime.h, or hip/hip_vector_types.h, instead of the declaration
//~   safe fix: include hip/hip_vector_types.h
//> #include <hip/hip_vector_types.h>  // HP219@1
struct CUstream_st;
//> struct ihipStream_t;  // HP101@8
__host__ void clear(float4 *x);
