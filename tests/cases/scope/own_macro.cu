#include <cuda_runtime.h>

#define cudaCheck(call) check((call), __FILE__, __LINE__)
#define CUDA_TRY(call) cudaCheck(call)
#define cudaMalloc tracked_malloc
#undef cudaFree

void check(cudaError_t, const char *, int);
void tracked_malloc(void **, size_t);

void use(void **p) {
    cudaCheck(cudaDeviceSynchronize());
    CUDA_TRY(cudaGetLastError());
    cudaMalloc(p, 4);
}
