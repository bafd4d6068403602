// nvcc has this header in every source; only names of it that HIP lacks are reported.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cuda_device_runtime_api.h>
//-  // HP111@1

__global__ void k(float *x) { x[0] = 1; }
