#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/cuda_atomic.h"  // HP117@1
//+ #include "hipport/cuda_barrier.h"  // HP117@1
//+ #include "hipport/cuda_pipeline.h"  // HP117@1
//+ #include "hipport/groups.h"  // HP117@1
//+ #include "hipport/nv_target.h"  // HP117@1
#include <cooperative_groups/reduce.h>
//-  // HP110@1
#include <cooperative_groups/scan.h>
//-  // HP115@1
#include <cooperative_groups/memcpy_async.h>
//-  // HP110@1
#include <cuda/std/atomic>
//-  // HP110@1
#include <cuda/barrier>
//-  // HP110@1
#include <nv/target>
//-  // HP110@1
#include <nvfunctional>
//~      ^~~~~~~~~~~~~~ HP112 error 'nvfunctional':
//~   nvfunctional has no counterpart in HIP: nvstd::function is not in HIP: take the callable as a template parameter
//~   remedy: replace what the code takes from this header, then delete the line
__global__ void apply(nvstd::function<int(int)> f, int *x) { x[0] = f(x[0]); }
//~                   ^~~~~~~~~~~~~~~ HP121 error:
//~   nvstd::function of nvstd: nvstd::function is not in HIP: take the callable as a template parameter
//~   remedy: replace it, or provide the namespace for HIP
