// What an argument is tells for which CUDA a call was written: a device before 13, a location from 13 on.
#include <hip/hip_runtime.h>
int somewhere();
void prefetch(void *p, size_t n, int device, hipStream_t s, struct hipMemLocation there) {
    hipMemPrefetchAsync(p, n, device, s);
    hipMemPrefetchAsync(p, n, hipCpuDeviceId, s);
    hipMemPrefetchAsync(p, n, 0, s);
    struct hipMemLocation place = {hipMemLocationTypeDevice, device};
    hipMemPrefetchAsync_v2(p, n, place, 0);
    hipMemPrefetchAsync_v2(p, n, there, 0);
    hipMemPrefetchAsync_v2(p, n, hipMemLocation{hipMemLocationTypeDevice, 0}, 0);
    hipMemAdvise(p, n, hipMemAdviseSetReadMostly, device);
    hipMemAdvise_v2(p, n, hipMemAdviseSetReadMostly, place);
    hipMemPrefetchAsync(p, n, somewhere(), s);
    hipMemAdvise(p, n, hipMemAdviseSetReadMostly, somewhere());
}
void advise(hipDeviceptr_t p, size_t n, hipDevice_t device, hipMemLocation place) {
    hipMemAdvise(p, n, hipMemAdviseSetReadMostly, device);
    hipMemAdvise_v2(p, n, hipMemAdviseSetReadMostly, place);
    hipMemAdvise(p, n, hipMemAdviseSetReadMostly, hipCpuDeviceId);
}
void capture(hipStream_t s, hipGraphNode_t *nodes, size_t count, unsigned flags, const hipGraphEdgeData *edges) {
    hipStreamUpdateCaptureDependencies(s, nodes, count, flags);
    hipStreamUpdateCaptureDependencies(s, nodes, count);
}
