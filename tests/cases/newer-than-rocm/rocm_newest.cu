// flags: --rocm 10.0
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

cudaDevResourceType type;
//~~~~~~~~~~~~~~~~~ HP302 warning:
//~   cudaDevResourceType -> hipDevResourceType: new in ROCm 10.0, not in 7.2.4; compare the arguments
//~   remedy: check whether the code is affected
//> hipDevResourceType type;  // HP101@1
