#include <cuda.h>
#include <cuda_runtime.h>

void prefetch(void *p, size_t n, int device, cudaMemLocation place, cudaStream_t s) {
    (void)cudaMemPrefetchAsync(p, n, device);
    (void)cudaMemPrefetchAsync(p, n, cudaCpuDeviceId, s);
    (void)cudaMemPrefetchAsync(p, n, place, 0, s);
}

void prefetch_by_driver(CUdeviceptr p, size_t n, CUmemLocation place, CUstream s) {
    cuMemPrefetchAsync(p, n, CU_DEVICE_CPU, s);
    cuMemPrefetchAsync(p, n, place, 0, s);
}

void copies(CUdeviceptr to, CUdeviceptr from, size_t n, CUstream s) {
    cuMemcpy(to, from, n);
    cuMemcpyAsync(to, from, n * sizeof(float), s);
}

void batches(void **to, void **from, size_t *sizes, cudaMemcpyAttributes *attributes, size_t *indices, size_t *failed,
             cudaMemcpy3DBatchOp *operations, cudaStream_t s) {
    (void)cudaMemcpyBatchAsync(to, from, sizes, 2, attributes, indices, 1, s);
    (void)cudaMemcpyBatchAsync(to, from, sizes, 2, attributes, indices, 1, failed, s);
    (void)cudaMemcpy3DBatchAsync(1, operations, 0, s);
    (void)cudaMemcpy3DBatchAsync(1, operations, failed, 0, s);
}
