// A wrapper in a namespace of the project is not what everyone else calls.
#include <hip/hip_runtime.h>

namespace mine {
inline hipError_t cudaMalloc(void **p, size_t n) { return ::hipMalloc(p, n); }
namespace deep { template <typename T> void cudaFree(T *p) { ::hipFree(p); } }
}

void use(void **p) {
    mine::cudaMalloc(p, 4);
    hipMalloc(p, 4);
    mine::deep::cudaFree(*p);
    hipFree(*p);
}
