//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cuda/std/atomic>
//~      ^~~~~~~~~~~~~~~~~ HP112 error 'cuda/std/atomic':
//~   cuda/std/atomic has no counterpart in HIP: libcu++ is not in ROCm 7.2; AMD's libhipcxx, a separate project, keeps the paths
//~   remedy: replace what the code takes from this header, then delete the line
#include <cuda/barrier>
//~      ^~~~~~~~~~~~~~ HP112 error 'cuda/barrier':
//~   cuda/barrier has no counterpart in HIP: libcu++ is not in ROCm 7.2; AMD's libhipcxx, a separate project, keeps the paths
//~   remedy: replace what the code takes from this header, then delete the line

__device__ cuda::std::atomic<int> counter;
//~        ^~~~~~~~~~~~~~~~~ HP121 error:
//~   cuda::std::atomic of libcu++: ROCm 7.2 has no libcu++; AMD's libhipcxx, a separate project, keeps the names and paths
//~   remedy: replace it, or provide the namespace for HIP
__global__ void count() {
    __shared__ cuda::barrier<cuda::thread_scope_block> barrier;
//~            ^~~~~~~~~~~~~ HP121 error:
//~   cuda::barrier of libcu++: ROCm 7.2 has no libcu++; AMD's libhipcxx, a separate project, keeps the names and paths
//~   remedy: replace it, or provide the namespace for HIP
//~                          ^~~~~~~~~~~~~~~~~~~~~~~~ HP121 error:
//~   cuda::thread_scope_block of libcu++: ROCm 7.2 has no libcu++; AMD's libhipcxx, a separate project, keeps the names and paths
//~   remedy: replace it, or provide the namespace for HIP
    counter.fetch_add(1, cuda::std::memory_order_relaxed);
//~                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP121 error:
//~   cuda::std::memory_order_relaxed of libcu++: ROCm 7.2 has no libcu++; AMD's libhipcxx, a separate project, keeps the names and paths
//~   remedy: replace it, or provide the namespace for HIP
    using namespace cuda::std;
//~                 ^~~~~~~~~ HP121 error:
//~   cuda::std of libcu++: ROCm 7.2 has no libcu++; AMD's libhipcxx, a separate project, keeps the names and paths
//~   remedy: replace it, or provide the namespace for HIP
}
