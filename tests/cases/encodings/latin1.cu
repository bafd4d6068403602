// Größe in Bytes, naïf
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

const char *größe = "Größe";
cudaError_t état() { return cudaSuccess; }
//> hipError_t état() { return hipSuccess; }  // HP101@1 HP101@29
