#include <cuda_runtime.h>

void flags(void **pinned, size_t bytes, cudaStream_t *stream, cudaEvent_t *event) {
    cudaHostAlloc(pinned, bytes, cudaHostAllocPortable | cudaHostAllocMapped);
    cudaStreamCreateWithFlags(stream, cudaStreamNonBlocking);
    cudaEventCreateWithFlags(event, cudaEventDisableTiming);
    cudaStreamSynchronize(cudaStreamPerThread);
    cudaSetDeviceFlags(cudaDeviceScheduleBlockingSync);
}
