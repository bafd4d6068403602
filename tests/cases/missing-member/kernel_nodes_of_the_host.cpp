#include <cmath>
#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
void size(CUDA_KERNEL_NODE_PARAMS *params, double n) {
//> void size(hipKernelNodeParams *params, double n) {  // HP101@11
    params->gridDimX = static_cast<unsigned>(sqrt(n));
//>     params->gridDim.x = static_cast<unsigned>(sqrt(n));  // HP517@13
    params->blockDimX = 64;
//>     params->blockDim.x = 64;  // HP517@13
}
