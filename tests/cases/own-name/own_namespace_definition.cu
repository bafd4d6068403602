// A wrapper in a namespace of the project is not what everyone else calls.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

namespace mine {
inline cudaError_t cudaMalloc(void **p, size_t n) { return ::cudaMalloc(p, n); }
//~   kept cudaMalloc (defined by the project)
//> inline hipError_t cudaMalloc(void **p, size_t n) { return ::hipMalloc(p, n); }  // HP101@8 HP101@62
namespace deep { template <typename T> void cudaFree(T *p) { ::cudaFree(p); } }
//~   kept cudaFree (defined by the project)
//> namespace deep { template <typename T> void cudaFree(T *p) { ::hipFree(p); } }  // HP101@64
}

void use(void **p) {
    mine::cudaMalloc(p, 4);
//~   kept cudaMalloc (in a namespace or class of the project)
    cudaMalloc(p, 4);
//>     hipMalloc(p, 4);  // HP101@5
    mine::deep::cudaFree(*p);
//~   kept cudaFree (in a namespace or class of the project)
    cudaFree(*p);
//>     hipFree(*p);  // HP101@5
}
