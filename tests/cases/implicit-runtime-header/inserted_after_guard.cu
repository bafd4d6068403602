/* A licence. */
#ifndef KERNELS_CU
#define KERNELS_CU
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cstdio>
__device__ int counter;
#endif
