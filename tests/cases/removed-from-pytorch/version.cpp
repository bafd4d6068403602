#include <torch/extension.h>
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#if TORCH_VERSION_MAJOR < 2
#define CHECK(x) AT_CHECK(x, #x)
#else
#define CHECK(x) TORCH_CHECK(x, #x)
#endif
