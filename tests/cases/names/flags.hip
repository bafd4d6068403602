#include <hip/hip_runtime.h>

void flags(void **pinned, size_t bytes, hipStream_t *stream, hipEvent_t *event) {
    hipHostAlloc(pinned, bytes, hipHostAllocPortable | hipHostAllocMapped);
    hipStreamCreateWithFlags(stream, hipStreamNonBlocking);
    hipEventCreateWithFlags(event, hipEventDisableTiming);
    hipStreamSynchronize(hipStreamPerThread);
    hipSetDeviceFlags(hipDeviceScheduleBlockingSync);
}
