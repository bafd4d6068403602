// The delimiters stay as they are.
#include "cuda_runtime.h"
//> #include "hip/hip_runtime.h"  // HP110@11
#include "cublas_v2.h"
//> #include "hipblas/hipblas.h"  // HP110@11
#include "own.h"
#include "kernels/cuda_runtime.h"
//~      ^~~~~~~~~~~~~~~~~~~~~~~~ HP113 warning 'kernels/cuda_runtime.h':
//~   kernels/cuda_runtime.h looks like a CUDA header but is in no mapping table and not this tree's own
//~   remedy: if it is a third-party header, port that library too; if it is CUDA's, replace the code that needs it
