#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
void take(float **rows, unsigned n) {
    cudaMallocHost((void **)rows, n);
//>     hipHostMalloc((void **)rows, n);  // HP101@5
    cudaMallocHost(rows, n, cudaHostAllocMapped);
//>     hipHostMalloc(rows, n, hipHostAllocMapped);  // HP101@5 HP101@29
}
