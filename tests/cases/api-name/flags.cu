#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

void flags(void **pinned, size_t bytes, cudaStream_t *stream, cudaEvent_t *event) {
//> void flags(void **pinned, size_t bytes, hipStream_t *stream, hipEvent_t *event) {  // HP101@41 HP101@63
    cudaHostAlloc(pinned, bytes, cudaHostAllocPortable | cudaHostAllocMapped);
//>     hipHostAlloc(pinned, bytes, hipHostAllocPortable | hipHostAllocMapped);  // HP101@5 HP101@34 HP101@58
    cudaStreamCreateWithFlags(stream, cudaStreamNonBlocking);
//>     hipStreamCreateWithFlags(stream, hipStreamNonBlocking);  // HP101@5 HP101@39
    cudaEventCreateWithFlags(event, cudaEventDisableTiming);
//>     hipEventCreateWithFlags(event, hipEventDisableTiming);  // HP101@5 HP101@37
    cudaStreamSynchronize(cudaStreamPerThread);
//>     hipStreamSynchronize(hipStreamPerThread);  // HP101@5 HP101@27
    cudaSetDeviceFlags(cudaDeviceScheduleBlockingSync);
//>     hipSetDeviceFlags(hipDeviceScheduleBlockingSync);  // HP101@5 HP101@24
}
