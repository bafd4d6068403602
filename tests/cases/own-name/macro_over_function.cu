#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

inline cudaError_t pool_malloc(void **p, size_t n) { return cudaMalloc(p, n); }
//> inline hipError_t pool_malloc(void **p, size_t n) { return hipMalloc(p, n); }  // HP101@8 HP101@61
inline cudaError_t pool_free(void *p) { return ::cudaFree(p); }
//> inline hipError_t pool_free(void *p) { return ::hipFree(p); }  // HP101@8 HP101@50
#define RELEASE(p) cudaFree(p)
//~   kept cudaFree (defined by the project) x3

#define cudaMalloc(p, n) pool_malloc((void **)(p), n)
//~   kept cudaMalloc (defined by the project) x2
#define cudaFree pool_free

void run(int *p) {
    cudaMalloc(&p, 4);
    RELEASE(p);
    cudaFree(p);
    cudaDeviceSynchronize();
//>     hipDeviceSynchronize();  // HP101@5
}
