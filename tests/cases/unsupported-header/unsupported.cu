#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/groups.h"  // HP117@1
#include <cooperative_groups/reduce.h>
//-  // HP110@1
#include <cuda/std/atomic>
//~      ^~~~~~~~~~~~~~~~~ HP112 error 'cuda/std/atomic':
//~   cuda/std/atomic has no counterpart in HIP: libcu++ is not in ROCm 7.2; AMD's libhipcxx, a separate project, keeps the paths
//~   remedy: replace what the code takes from this header, then delete the line
#include <cuda/barrier>
//~      ^~~~~~~~~~~~~~ HP112 error 'cuda/barrier':
//~   cuda/barrier has no counterpart in HIP: libcu++ is not in ROCm 7.2; AMD's libhipcxx, a separate project, keeps the paths
//~   remedy: replace what the code takes from this header, then delete the line
#include <cuda_pipeline.h>
//~      ^~~~~~~~~~~~~~~~~ HP112 error 'cuda_pipeline.h':
//~   cuda_pipeline.h has no counterpart in HIP: asynchronous copies and barriers are not in HIP: load, store and __syncthreads
//~   remedy: replace what the code takes from this header, then delete the line
#include <cublasXt.h>
//~      ^~~~~~~~~~~~ HP112 error 'cublasXt.h': cublasXt.h has no counterpart in HIP: hipBLAS has no multi-GPU interface
//~   remedy: replace what the code takes from this header, then delete the line
