#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
// why??/
cudaStream_t s;
//> hipStream_t s;  // HP101@1
const char *t = "??="; cudaError_t e;
//> const char *t = "??="; hipError_t e;  // HP101@24
