#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cuda_runtime.h>
//-  // HP115@1

void prefetch(void *p, size_t n, int device, cudaMemLocation place, cudaStream_t s) {
//> void prefetch(void *p, size_t n, int device, hipMemLocation place, hipStream_t s) {  // HP101@46 HP101@69
    (void)cudaMemPrefetchAsync(p, n, device);
//>     (void)hipMemPrefetchAsync(p, n, device);  // HP101@11
    (void)cudaMemPrefetchAsync(p, n, cudaCpuDeviceId, s);
//>     (void)hipMemPrefetchAsync(p, n, hipCpuDeviceId, s);  // HP101@11 HP101@38
    (void)cudaMemPrefetchAsync(p, n, place, 0, s);
//>     (void)hipMemPrefetchAsync_v2(p, n, place, 0, s);  // HP101@11
}

void prefetch_by_driver(CUdeviceptr p, size_t n, CUmemLocation place, CUstream s) {
//> void prefetch_by_driver(hipDeviceptr_t p, size_t n, hipMemLocation place, hipStream_t s) {  // HP101@25 HP101@50 HP101@71
    cuMemPrefetchAsync(p, n, CU_DEVICE_CPU, s);
//>     hipMemPrefetchAsync(p, n, hipCpuDeviceId, s);  // HP101@5 HP101@30
    cuMemPrefetchAsync(p, n, place, 0, s);
//>     hipMemPrefetchAsync_v2(p, n, place, 0, s);  // HP101@5
}

void copies(CUdeviceptr to, CUdeviceptr from, size_t n, CUstream s) {
//> void copies(hipDeviceptr_t to, hipDeviceptr_t from, size_t n, hipStream_t s) {  // HP101@13 HP101@29 HP101@57
    cuMemcpy(to, from, n);
//>     hipMemcpy(to, from, n, hipMemcpyDefault);  // HP101@5 HP301@25
    cuMemcpyAsync(to, from, n * sizeof(float), s);
//>     hipMemcpyAsync(to, from, n * sizeof(float), hipMemcpyDefault, s);  // HP101@5 HP301@46
}

void batches(void **to, void **from, size_t *sizes, cudaMemcpyAttributes *attributes, size_t *indices, size_t *failed,
//> void batches(void **to, void **from, size_t *sizes, hipMemcpyAttributes *attributes, size_t *indices, size_t *failed,  // HP101@53
             cudaMemcpy3DBatchOp *operations, cudaStream_t s) {
//>              hipMemcpy3DBatchOp *operations, hipStream_t s) {  // HP101@14 HP101@47
    (void)cudaMemcpyBatchAsync(to, from, sizes, 2, attributes, indices, 1, s);
//>     (void)hipMemcpyBatchAsync((void**)(to), (void**)(from), (size_t*)(sizes), 2, attributes, indices, 1, nullptr, s);  // HP101@11 HP301@32 HP301@34 HP301@36 HP301@40 HP301@42 HP301@47 HP301@74
    (void)cudaMemcpyBatchAsync(to, from, sizes, 2, attributes, indices, 1, failed, s);
//>     (void)hipMemcpyBatchAsync((void**)(to), (void**)(from), (size_t*)(sizes), 2, attributes, indices, 1, failed, s);  // HP101@11 HP301@32 HP301@34 HP301@36 HP301@40 HP301@42 HP301@47
    (void)cudaMemcpy3DBatchAsync(1, operations, 0, s);
//>     (void)hipMemcpy3DBatchAsync(1, operations, nullptr, 0, s);  // HP101@11 HP301@47
    (void)cudaMemcpy3DBatchAsync(1, operations, failed, 0, s);
//>     (void)hipMemcpy3DBatchAsync(1, operations, failed, 0, s);  // HP101@11
}
