#pragma once
//+ #include "hipport/ptx.h"  // HP117@1
// Files that include this one may use the first macro.
#define ADD(type) asm("add." #type " %0, %0, 1;" : "+r"(a))
//~               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX cannot run on AMD GPUs: not all arguments are known that ADD puts into the statement
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
//+ #define hipport_TAKE_u32(o0) do { auto &ptx_0 = (o0); ptx_0 = hipport::ptx::sub<unsigned int>(ptx_0, 1); } while (0)  // HP504@1
#define TAKE(type) asm("sub." #type " %0, %0, 1;" : "+r"(a))
//> #define TAKE(type) hipport_TAKE_##type((a))  // HP504@20
__device__ inline void change(unsigned a) { ADD(u32); TAKE(u32); }
#undef TAKE
