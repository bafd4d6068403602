// The project has a namespace cuda of its own; cuda::std is libcu++'s all the same.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/cuda_std.h"  // HP117@1
namespace cuda {
struct Buffer { int n; };
__host__ __device__ inline int size(Buffer b) { return b.n; }
}  // namespace cuda

__device__ int least(cuda::Buffer b) { return cuda::std::min(cuda::size(b), 3) + cuda::std::__popcount(3u); }
//~                                                                              ^~~~~~~~~~~~~~~~~~~~~ HP121 error:
//~   cuda::std::__popcount of libcu++: ROCm 7.2 has no libcu++, and hipport's headers have not this part; AMD's libhipcxx, a separate project, keeps the names and paths
//~   remedy: replace it, or provide the namespace for HIP
