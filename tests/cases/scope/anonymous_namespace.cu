#include <cuda_runtime.h>

namespace {
cudaError_t cudaFree(void *p, int tag) { return ::cudaFree(p); }
}
void clear(void *p) { cudaFree(p, 1); }
