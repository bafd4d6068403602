// Every header for which a port gets one of hipport's.
//+ #include "hipport/cuda_atomic.h"  // HP117@1
//+ #include "hipport/cuda_barrier.h"  // HP117@1
//+ #include "hipport/cuda_functional.h"  // HP117@1
//+ #include "hipport/cuda_pipeline.h"  // HP117@1
//+ #include "hipport/cuda_std.h"  // HP117@1
//+ #include "hipport/nv_target.h"  // HP117@1
//+ #include "hipport/nvtx.h"  // HP117@1
#include <cuda/atomic>
//-  // HP110@1
#include <cuda/barrier>
//-  // HP110@1
#include <cuda/cmath>
//-  // HP110@1
#include <cuda/functional>
//-  // HP115@1
#include <cuda/pipeline>
//-  // HP110@1
#include <cuda/std/array>
//-  // HP110@1
#include <cuda/std/atomic>
//-  // HP115@1
#include <cuda/std/barrier>
//-  // HP115@1
#include <cuda_pipeline_primitives.h>
//-  // HP115@1
#include <nv/target>
//-  // HP110@1
#include <nvtx3/nvToolsExtCuda.h>
//-  // HP110@1

int blocks(int n) { return cuda::ceil_div(n, 256); }
