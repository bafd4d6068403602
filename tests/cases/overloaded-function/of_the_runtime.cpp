// Functions of the runtime that have templates beside them in one of its headers.
#include <cuda_runtime_api.h>
//> #include <hip/hip_runtime_api.h>  // HP110@11
decltype(&cudaMalloc) allocate;
//> decltype(static_cast<hipError_t (*)(void **, size_t)>(&hipMalloc)) allocate;  // HP308@10 HP101@11 HP308@21
decltype(cudaFree) *release;
//> decltype(hipFree) *release;  // HP101@10
auto place = cudaHostAlloc;
//> auto place = static_cast<hipError_t (*)(void **, size_t, unsigned int)>(hipHostAlloc);  // HP308@14 HP101@14 HP308@27
