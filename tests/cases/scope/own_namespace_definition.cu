// A wrapper in a namespace of the project is not what everyone else calls.
#include <cuda_runtime.h>

namespace mine {
inline cudaError_t cudaMalloc(void **p, size_t n) { return ::cudaMalloc(p, n); }
namespace deep { template <typename T> void cudaFree(T *p) { ::cudaFree(p); } }
}

void use(void **p) {
    mine::cudaMalloc(p, 4);
    cudaMalloc(p, 4);
    mine::deep::cudaFree(*p);
    cudaFree(*p);
}
