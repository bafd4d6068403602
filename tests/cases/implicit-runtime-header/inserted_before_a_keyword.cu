//+ #include <hip/hip_runtime.h>  // HP114@1
#define volatile
#include <stdio.h>

__global__ void kernel(volatile int *p) { p[0] = 1; }
