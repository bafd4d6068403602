// A prototype of an API function follows the API.
#include <cuda_runtime_api.h>

extern "C" cudaError_t cudaMalloc(void **p, size_t n);
cudaError_t cudaFree(void *);
__attribute__((weak)) cudaError_t cudaProfilerStart();
int use(void *p) { return cudaFree(p) + cudaProfilerStart(); }
