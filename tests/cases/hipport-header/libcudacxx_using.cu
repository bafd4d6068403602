//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/cuda_atomic.h"  // HP117@1
//+ #include "hipport/cuda_barrier.h"  // HP117@1
#include <cuda/std/atomic>
//-  // HP110@1
#include <cuda/barrier>
//-  // HP110@1

__device__ cuda::std::atomic<int> counter;
__global__ void count() {
    __shared__ cuda::barrier<cuda::thread_scope_block> barrier;
    counter.fetch_add(1, cuda::std::memory_order_relaxed);
    using namespace cuda::std;
}
