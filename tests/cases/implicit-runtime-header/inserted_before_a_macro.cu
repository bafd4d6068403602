#define BLOCKS 4
//+ #include <hip/hip_runtime.h>  // HP114@1
#ifndef T
#define T 256
#endif
#include <stdio.h>
#include <cuda_runtime.h>
//-  // HP115@1

__global__ void kernel(int *p) { p[0] = T * BLOCKS; }
