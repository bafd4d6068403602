// flags: --cuda 13.0
#include <cuda_runtime.h>

void prefetch(void *p, size_t n, int device, cudaMemLocation place, cudaStream_t s) {
    (void)cudaMemPrefetchAsync(p, n, place, 0);
    (void)cudaMemPrefetchAsync(p, n, place, 0, s);
    (void)cudaMemAdvise(p, n, cudaMemAdviseSetReadMostly, place);
}

void capture(cudaStream_t s, cudaStreamCaptureStatus *status, unsigned long long *id, cudaGraph_t *graph,
             const cudaGraphNode_t **dependencies, size_t *count, cudaGraphNode_t *nodes) {
    (void)cudaStreamGetCaptureInfo(s, status, id);
    (void)cudaStreamGetCaptureInfo(s, status, id, graph, dependencies, nullptr);
    (void)cudaStreamUpdateCaptureDependencies(s, nodes, nullptr, 1);
}
