#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/cuda_atomic.h"  // HP117@1
//+ #include "hipport/cuda_barrier.h"  // HP117@1
//+ #include "hipport/cuda_pipeline.h"  // HP117@1
//+ #include "hipport/groups.h"  // HP117@1
#include <cooperative_groups/reduce.h>
//-  // HP110@1
#include <cuda/std/atomic>
//-  // HP110@1
#include <cuda/barrier>
//-  // HP110@1
#include <cuda_pipeline.h>
//-  // HP110@1
#include <cublasXt.h>
//~      ^~~~~~~~~~~~ HP112 error 'cublasXt.h': cublasXt.h has no counterpart in HIP: hipBLAS has no multi-GPU interface
//~   remedy: replace what the code takes from this header, then delete the line
