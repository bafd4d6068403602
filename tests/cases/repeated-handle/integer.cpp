#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
typedef unsigned long long cuuint64_t;
//> typedef __UINT64_TYPE__ uint64_t;  // HP258@9 HP101@28
typedef unsigned int cuuint32_t;
//> typedef unsigned int uint32_t;  // HP101@22
cuuint64_t held(cudaMemPool_t pool) {
//> uint64_t held(hipMemPool_t pool) {  // HP101@1 HP101@17
    cuuint64_t bytes = 0;
//>     uint64_t bytes = 0;  // HP101@5
    cudaMemPoolGetAttribute(pool, cudaMemPoolAttrReservedMemCurrent, &bytes);
//>     hipMemPoolGetAttribute(pool, hipMemPoolAttrReservedMemCurrent, &bytes);  // HP101@5 HP101@35
    return bytes;
}
