#include <cuda_occupancy.h>
//-  // HP111@1
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void scale(float *x, float a, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) x[i] *= a;
}

#ifdef BY_THE_CALCULATOR
int blocks(const cudaOccDeviceProp *device);
//~              ^~~~~~~~~~~~~~~~~ HP102 warning: cudaOccDeviceProp looks like a CUDA name but is in no mapping table
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
#endif
