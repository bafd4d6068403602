#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#ifndef _WIN32
#define __cdecl __attribute__((cdecl))
#endif
int __cdecl count(float *x);
