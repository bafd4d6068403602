#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

namespace {
cudaError_t cudaFree(void *p, int tag) { return ::cudaFree(p); }
//~   kept cudaFree (defined by the project) x2
//> hipError_t cudaFree(void *p, int tag) { return ::hipFree(p); }  // HP101@1 HP101@51
}
void clear(void *p) { cudaFree(p, 1); }
