#include <hip/hip_runtime.h>
#include <cuda/std/atomic>
#include <cuda/barrier>

__device__ cuda::std::atomic<int> counter;
__global__ void count() {
    __shared__ cuda::barrier<cuda::thread_scope_block> barrier;
    counter.fetch_add(1, cuda::std::memory_order_relaxed);
    using namespace cuda::std;
}
