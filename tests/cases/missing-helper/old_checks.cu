// Checks whose names look like CUDA's are of the header.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cutil.h>
//> #include "hipport/sample_cutil.h"  // HP119@10

void run(float *values) { CUDA_SAFE_CALL(cudaFree(values)); }
//~   kept CUDA_SAFE_CALL (a name of NVIDIA's samples, for which hipport has a header)
//> void run(float *values) { CUDA_SAFE_CALL(hipFree(values)); }  // HP101@42
