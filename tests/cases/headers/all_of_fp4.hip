// Every header of FP4 that a port has or drops; by itself: ROCm 7.2.4 cannot include hip_fp4.h and hip_fp6.h together.
#include <hip/hip_runtime.h>
#include <hip/hip_fp4.h>

__global__ void empty() {}
