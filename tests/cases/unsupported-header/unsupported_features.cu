#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/groups.h"  // HP117@1
#include <cooperative_groups/reduce.h>
//-  // HP110@1
#include <cooperative_groups/scan.h>
//-  // HP115@1
#include <cooperative_groups/memcpy_async.h>
//~      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP112 error 'cooperative_groups/memcpy_async.h':
//~   cooperative_groups/memcpy_async.h has no counterpart in HIP: asynchronous copies are not in HIP: copy, then sync()
//~   remedy: replace what the code takes from this header, then delete the line
#include <cuda/std/atomic>
//~      ^~~~~~~~~~~~~~~~~ HP112 error 'cuda/std/atomic':
//~   cuda/std/atomic has no counterpart in HIP: libcu++ is not in ROCm 7.2; AMD's libhipcxx, a separate project, keeps the paths
//~   remedy: replace what the code takes from this header, then delete the line
#include <cuda/barrier>
//~      ^~~~~~~~~~~~~~ HP112 error 'cuda/barrier':
//~   cuda/barrier has no counterpart in HIP: libcu++ is not in ROCm 7.2; AMD's libhipcxx, a separate project, keeps the paths
//~   remedy: replace what the code takes from this header, then delete the line
#include <nv/target>
//~      ^~~~~~~~~~~ HP112 error 'nv/target':
//~   nv/target has no counterpart in HIP: libcu++ is not in ROCm 7.2; AMD's libhipcxx, a separate project, keeps the paths
//~   remedy: replace what the code takes from this header, then delete the line
#include <nvfunctional>
//~      ^~~~~~~~~~~~~~ HP112 error 'nvfunctional':
//~   nvfunctional has no counterpart in HIP: nvstd::function is not in HIP: take the callable as a template parameter
//~   remedy: replace what the code takes from this header, then delete the line
__global__ void apply(nvstd::function<int(int)> f, int *x) { x[0] = f(x[0]); }
//~                   ^~~~~~~~~~~~~~~ HP121 error:
//~   nvstd::function of nvstd: nvstd::function is not in HIP: take the callable as a template parameter
//~   remedy: replace it, or provide the namespace for HIP
