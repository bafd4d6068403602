#include <cuda_runtime.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/std/atomic>
#include <cuda/barrier>
#include <nv/target>
#include <nvfunctional>
__global__ void apply(nvstd::function<int(int)> f, int *x) { x[0] = f(x[0]); }
