#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
cudaStream_t s; // cudaFree
//> hipStream_t s; // cudaFree  // HP101@1
//\ no newline
