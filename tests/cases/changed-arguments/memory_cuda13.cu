// flags: --cuda 13.0
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

void prefetch(void *p, size_t n, int device, cudaMemLocation place, cudaStream_t s) {
//> void prefetch(void *p, size_t n, int device, hipMemLocation place, hipStream_t s) {  // HP101@46 HP101@69
    (void)cudaMemPrefetchAsync(p, n, place, 0);
//>     (void)hipMemPrefetchAsync_v2(p, n, place, 0);  // HP101@11
    (void)cudaMemPrefetchAsync(p, n, place, 0, s);
//>     (void)hipMemPrefetchAsync_v2(p, n, place, 0, s);  // HP101@11
    (void)cudaMemAdvise(p, n, cudaMemAdviseSetReadMostly, place);
//>     (void)hipMemAdvise_v2(p, n, hipMemAdviseSetReadMostly, place);  // HP101@11 HP101@31
}

void capture(cudaStream_t s, cudaStreamCaptureStatus *status, unsigned long long *id, cudaGraph_t *graph,
//> void capture(hipStream_t s, hipStreamCaptureStatus *status, unsigned long long *id, hipGraph_t *graph,  // HP101@14 HP101@30 HP101@87
             const cudaGraphNode_t **dependencies, size_t *count, cudaGraphNode_t *nodes) {
//>              const hipGraphNode_t **dependencies, size_t *count, hipGraphNode_t *nodes) {  // HP101@20 HP101@67
    (void)cudaStreamGetCaptureInfo(s, status, id);
//>     (void)hipStreamGetCaptureInfo_v2(s, status, id);  // HP101@11
    (void)cudaStreamGetCaptureInfo(s, status, id, graph, dependencies, nullptr);
//>     (void)hipStreamGetCaptureInfo_v2(s, status, id, graph, dependencies);  // HP101@11 HP301@70
    (void)cudaStreamUpdateCaptureDependencies(s, nodes, nullptr, 1);
//>     (void)hipStreamUpdateCaptureDependencies(s, nodes, 1);  // HP101@11 HP301@55
}
