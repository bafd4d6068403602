#include <hip/hip_runtime.h>

void edges(hipGraph_t g, hipGraphNode_t node, hipGraphNode_t *from, hipGraphNode_t *to, size_t *n, hipGraphNodeParams *params,
           hipGraphExec_t *exec, hipStream_t s, hipHostFn_t callback) {
    hipGraphInstantiateWithFlags(exec, g, 0);
    hipGraphAddDependencies(g, from, to, 1);
    hipGraphAddDependencies(g, from, to, 1);
    hipGraphAddDependencies(g, from, to, 1);
    hipGraphAddNode(&node, g, from, 1, params);
    hipGraphAddNode(&node, g, from, 1, params);
    hipGraphAddNode(&node, g, from, 1, params);
    hipGraphAddNode(&node, g, from, 1, params);
    hipGraphGetEdges(g, from, to, n);
    hipGraphGetEdges(g, from, to, n);
    hipGraphGetEdges(g, from, to, n);
    hipGraphNodeGetDependencies(node, from, n);
    hipGraphNodeGetDependencies(node, from, n);
    hipGraphNodeGetDependencies(node, from, n);
    hipGraphNodeGetDependentNodes(node, to, n);
    hipGraphNodeGetDependentNodes(node, to, n);
    hipGraphNodeGetDependentNodes(node, to, n);
    hipGraphRemoveDependencies(g, from, to, 1);
    hipGraphRemoveDependencies(g, from, to, 1);
    hipGraphRemoveDependencies(g, from, to, 1);
    hipLaunchHostFunc(s, callback, n);
}

void capture(hipStream_t s, hipStreamCaptureStatus *status, uint64_t *id, hipGraph_t *graph, const hipGraphNode_t **dependencies,
             size_t *count, hipGraphNode_t *nodes) {
    hipStreamGetCaptureInfo(s, status, reinterpret_cast<unsigned long long*>(id));
    hipStreamGetCaptureInfo_v2(s, status, reinterpret_cast<unsigned long long*>(id), graph, dependencies, count);
    hipStreamGetCaptureInfo_v2(s, status, reinterpret_cast<unsigned long long*>(id), graph, dependencies, count);
    hipStreamGetCaptureInfo_v2(s, status, reinterpret_cast<unsigned long long*>(id), graph, dependencies, count);
    hipStreamUpdateCaptureDependencies(s, nodes, 1, 0);
    hipStreamUpdateCaptureDependencies(s, nodes, 1, 0);
    hipStreamUpdateCaptureDependencies(s, nodes, 1, 0);
}
