#include <hip/hip_runtime.h>

void prefetch(void *p, size_t n, int device, hipMemLocation place, hipStream_t s) {
    (void)hipMemPrefetchAsync(p, n, device);
    (void)hipMemPrefetchAsync(p, n, hipCpuDeviceId, s);
    (void)hipMemPrefetchAsync_v2(p, n, place, 0, s);
}

void prefetch_by_driver(hipDeviceptr_t p, size_t n, hipMemLocation place, hipStream_t s) {
    hipMemPrefetchAsync(p, n, hipCpuDeviceId, s);
    hipMemPrefetchAsync_v2(p, n, place, 0, s);
}

void copies(hipDeviceptr_t to, hipDeviceptr_t from, size_t n, hipStream_t s) {
    hipMemcpy(to, from, n, hipMemcpyDefault);
    hipMemcpyAsync(to, from, n * sizeof(float), hipMemcpyDefault, s);
}

void batches(void **to, void **from, size_t *sizes, hipMemcpyAttributes *attributes, size_t *indices, size_t *failed,
             hipMemcpy3DBatchOp *operations, hipStream_t s) {
    (void)hipMemcpyBatchAsync((void**)(to), (void**)(from), sizes, 2, attributes, indices, 1, nullptr, s);
    (void)hipMemcpyBatchAsync((void**)(to), (void**)(from), sizes, 2, attributes, indices, 1, failed, s);
    (void)hipMemcpy3DBatchAsync(1, operations, nullptr, 0, s);
    (void)hipMemcpy3DBatchAsync(1, operations, failed, 0, s);
}
