// flags: --ignore HP919
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

cudaStream_t b;  // hipport: ignore[HP501]
//> hipStream_t b;  // hipport: ignore[HP501]  // HP101@1
