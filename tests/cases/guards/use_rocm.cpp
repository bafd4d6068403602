#if defined(USE_ROCM)
#include <hip/hip_runtime.h>
using Stream = hipStream_t; // cudaStream_t
#elif defined(USE_CUDA)
#include <cuda_runtime.h>
using Stream = cudaStream_t;
#else
using Stream = int;
#endif
#if defined(USE_CUDA) || defined(USE_ROCM)
cudaError_t both();
#endif
#if USE_ROCM && (CUDA_VERSION >= 11000)
cudaError_t neither();
#endif
