// A header that names CUDA's types and nothing else of it.
#pragma once
#include <stddef.h>

struct int4;
//~~~~~~~~~ HP219 error fixed 'int4': int4 is a typedef in HIP and cannot be declared as a struct
//~   remedy: include hip/hip_runtime.h, or hip/hip_vector_types.h, instead of the declaration
//~   safe fix: include hip/hip_vector_types.h
//> #include <hip/hip_vector_types.h>  // HP219@1
struct float3;
//~~~~~~~~~~~ HP219 error fixed 'float3': float3 is a typedef in HIP and cannot be declared as a struct
//~   remedy: include hip/hip_runtime.h, or hip/hip_vector_types.h, instead of the declaration
//~   safe fix: include hip/hip_vector_types.h
//-  // HP219@1
namespace mine {
struct double2;
}
void write(const int4 *cells, const float3 *places, size_t count);
