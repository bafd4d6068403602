#include <ATen/cuda/CUDAContext.h>
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <opencv2/core/cuda.hpp>

namespace at::native {
void wait() { cudaStreamSynchronize(cuda::getCurrentCUDAStream()); }
//> void wait() { hipStreamSynchronize(cuda::getCurrentCUDAStream()); }  // HP101@15
}  // namespace at::native

namespace mine {
void wait(cuda::stream_ref stream);
//~       ^~~~~~~~~~~~~~~~ HP121 error:
//~   cuda::stream_ref of libcu++: ROCm 7.2 has no libcu++, and hipport's headers have not this part; AMD's libhipcxx, a separate project, keeps the names and paths
//~   remedy: replace it, or provide the namespace for HIP
}  // namespace mine
