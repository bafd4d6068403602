#include <cuda_runtime.h>

__managed__ int shared_counter;

void use(void *p, size_t n, cudaStream_t s) {
    void *q;
    size_t pitch, free, total;
    cudaMallocManaged(&q, n, cudaMemAttachGlobal);
    cudaMallocPitch(&q, &pitch, n, 2);
    cudaMemcpy2DAsync(q, pitch, p, n, n, 2, cudaMemcpyDeviceToDevice, s);
    cudaMemsetAsync(q, 0, n, s);
    cudaMemGetInfo(&free, &total);
    cudaHostRegister(p, n, cudaHostRegisterDefault);
    cudaHostGetDevicePointer(&q, p, 0);
    cudaHostUnregister(p);
    cudaMallocFromPoolAsync(&q, n, cudaMemPool_t{}, s);
    cudaDeviceEnablePeerAccess(1, 0);
    cudaIpcMemHandle_t handle;
    cudaIpcGetMemHandle(&handle, q);
    cudaOccupancyMaxActiveBlocksPerMultiprocessor((int *)p, use, 64, 0);
}
