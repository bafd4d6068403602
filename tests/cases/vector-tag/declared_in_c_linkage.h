#pragma once
extern "C" {
struct int4;
//~~~~~~~~~ HP219 error 'int4': int4 is a typedef in HIP and cannot be declared as a struct
//~   remedy: include hip/hip_runtime.h, or hip/hip_vector_types.h, instead of the declaration
void write(const int4 *cells);
}
struct uint2; struct uint4;
//~~~~~~~~~~ HP219 error 'uint2': uint2 is a typedef in HIP and cannot be declared as a struct
//~   remedy: include hip/hip_runtime.h, or hip/hip_vector_types.h, instead of the declaration
//~           ^~~~~~~~~~~~ HP219 error 'uint4': uint4 is a typedef in HIP and cannot be declared as a struct
//~   remedy: include hip/hip_runtime.h, or hip/hip_vector_types.h, instead of the declaration
