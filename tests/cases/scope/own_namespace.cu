#include <cuda_runtime.h>

namespace mine {
cudaError_t cudaMalloc(void **p, size_t n, int tag);
struct Allocator { static void cudaFree(void *p); };
}

void use(void **p) {
    mine::cudaMalloc(p, 4, 0);
    ::mine::cudaMalloc(p, 4, 0);
    mine::Allocator::cudaFree(*p);
    wrapper<int>::cudaFree(*p);
    using mine::cudaMalloc;
}
