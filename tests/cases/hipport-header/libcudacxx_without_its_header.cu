// CUDA's Thrust includes libcu++, ROCm's does not.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/cuda_std.h"  // HP117@1
#include <thrust/tuple.h>

__device__ int first(cuda::std::pair<int, int> both) { return both.first; }
