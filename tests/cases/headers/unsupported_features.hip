#include <hip/hip_runtime.h>
#include "hipport/groups.h"
#include <cooperative_groups/memcpy_async.h>
#include <cuda/std/atomic>
#include <cuda/barrier>
#include <nv/target>
#include <nvfunctional>
__global__ void apply(nvstd::function<int(int)> f, int *x) { x[0] = f(x[0]); }
