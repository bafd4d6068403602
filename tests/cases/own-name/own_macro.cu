#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#define cudaCheck(call) check((call), __FILE__, __LINE__)
//~   kept cudaCheck (defined by the project) x3
#define CUDA_TRY(call) cudaCheck(call)
//~   kept CUDA_TRY (defined by the project) x2
#define cudaMalloc tracked_malloc
//~   kept cudaMalloc (defined by the project) x2
#undef cudaFree
//> #undef hipFree  // HP101@8

void check(cudaError_t, const char *, int);
//> void check(hipError_t, const char *, int);  // HP101@12
void tracked_malloc(void **, size_t);

void use(void **p) {
    cudaCheck(cudaDeviceSynchronize());
//>     cudaCheck(hipDeviceSynchronize());  // HP101@15
    CUDA_TRY(cudaGetLastError());
//>     CUDA_TRY(hipGetLastError());  // HP101@14
    cudaMalloc(p, 4);
}
