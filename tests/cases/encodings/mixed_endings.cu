#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cuda.h>
//-  // HP115@1
cudaStream_t a;
//> hipStream_t a;  // HP101@1
#include <device_launch_parameters.h>
//-  // HP111@1
cudaEvent_t b; // cudaFree
//> hipEvent_t b; // cudaFree  // HP101@1

cudaError_t c;
//> hipError_t c;  // HP101@1
//\ no newline
