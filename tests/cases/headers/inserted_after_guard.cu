/* A licence. */
#ifndef KERNELS_CU
#define KERNELS_CU
#include <cstdio>
__device__ int counter;
#endif
