#include <hip/hip_runtime.h>

#define cudaCheck(call) check((call), __FILE__, __LINE__)
#define CUDA_TRY(call) cudaCheck(call)
#define cudaMalloc tracked_malloc
#undef hipFree

void check(hipError_t, const char *, int);
void tracked_malloc(void **, size_t);

void use(void **p) {
    cudaCheck(hipDeviceSynchronize());
    CUDA_TRY(hipGetLastError());
    cudaMalloc(p, 4);
}
