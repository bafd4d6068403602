//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/cuda_atomic.h"  // HP117@1
#include <cuda/atomic>
//-  // HP110@1

__device__ cuda::atomic<int, cuda::thread_scope_device> tickets{0};

// The last block to come takes the sum.
__global__ void last(float *total, int *flag, float *sums) {
    __shared__ cuda::atomic<int, cuda::thread_scope_block> arrived;
    if (threadIdx.x == 0) arrived.store(0, cuda::memory_order_relaxed);
    __syncthreads();
    arrived.fetch_add(1);
    cuda::atomic_ref<float, cuda::thread_scope_device> sum(*total);
    sum.fetch_add(1.0f, cuda::std::memory_order_relaxed);
    sum.fetch_max(2.0f, cuda::memory_order_relaxed);
    cuda::atomic_thread_fence(cuda::memory_order_seq_cst, cuda::thread_scope_device);
    cuda::atomic_ref<int, cuda::thread_scope_system>(*flag).store(1, cuda::memory_order_release);
    if (threadIdx.x == 0 && ++tickets == static_cast<int>(gridDim.x)) sums[0] = sum.load();
}
