// Every header of FP4 that a port has or drops; by itself: ROCm 7.2.4 cannot include hip_fp4.h and hip_fp6.h together.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cuda_fp4.h>
//> #include <hip/hip_fp4.h>  // HP110@11
#include <cuda_fp4.hpp>
//-  // HP115@1

__global__ void empty() {}
