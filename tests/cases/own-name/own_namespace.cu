#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

namespace mine {
cudaError_t cudaMalloc(void **p, size_t n, int tag);
//~   kept cudaMalloc (declared by the project)
//> hipError_t cudaMalloc(void **p, size_t n, int tag);  // HP101@1
struct Allocator { static void cudaFree(void *p); };
//~   kept cudaFree (declared by the project)
}

void use(void **p) {
    mine::cudaMalloc(p, 4, 0);
//~   kept cudaMalloc (in a namespace or class of the project) x3
    ::mine::cudaMalloc(p, 4, 0);
    mine::Allocator::cudaFree(*p);
//~   kept cudaFree (in a namespace or class of the project) x2
    wrapper<int>::cudaFree(*p);
    using mine::cudaMalloc;
}
