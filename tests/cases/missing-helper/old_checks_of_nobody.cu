// Without a header that has the check, somebody has to say where it is from.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

void run(float *values) { CUDA_SAFE_CALL(cudaFree(values)); }
//~                       ^~~~~~~~~~~~~~ HP102 warning: CUDA_SAFE_CALL looks like a CUDA name but is in no mapping table
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
//> void run(float *values) { CUDA_SAFE_CALL(hipFree(values)); }  // HP101@42
