// flags: --cuda 13.0
#include <hip/hip_runtime.h>

void prefetch(void *p, size_t n, int device, hipMemLocation place, hipStream_t s) {
    (void)hipMemPrefetchAsync_v2(p, n, place, 0);
    (void)hipMemPrefetchAsync_v2(p, n, place, 0, s);
    (void)hipMemAdvise_v2(p, n, hipMemAdviseSetReadMostly, place);
}

void capture(hipStream_t s, hipStreamCaptureStatus *status, unsigned long long *id, hipGraph_t *graph,
             const hipGraphNode_t **dependencies, size_t *count, hipGraphNode_t *nodes) {
    (void)hipStreamGetCaptureInfo_v2(s, status, id);
    (void)hipStreamGetCaptureInfo_v2(s, status, id, graph, dependencies);
    (void)hipStreamUpdateCaptureDependencies(s, nodes, 1);
}
