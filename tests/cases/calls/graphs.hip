#include <hip/hip_runtime.h>

__device__ float weights[4];

void build(hipGraph_t g, hipGraphExec_t *exec, hipGraphNode_t *nodes, hipGraphNodeParams *params, float *p, size_t *n,
           hipStream_t s, hipHostFn_t callback) {
    hipGraphNode_t node;
    char log[64];
    (void)hipGraphCreate(&g, 0);
    (void)hipGraphCreate(&g, 0);
    (void)hipGraphInstantiateWithFlags(exec, g, 0);
    (void)hipGraphInstantiateWithFlags(exec, g, 0);
    (void)hipGraphInstantiate(exec, g, &node, log, sizeof(log));
    (void)hipGraphInstantiateWithFlags(exec, g, 0);
    (void)hipGraphInstantiateWithFlags(exec, g, 0);
    (void)hipGraphAddMemcpyNodeToSymbol(&node, g, nodes, 0, &weights, p, 16, 0, hipMemcpyHostToDevice);
    (void)hipGraphAddMemcpyNodeFromSymbol(&node, g, nodes, 0, p, &weights[1], 4, 0, hipMemcpyDeviceToHost);
    (void)hipGraphMemcpyNodeSetParamsToSymbol(node, &weights, p, 16, 0, hipMemcpyHostToDevice);
    (void)hipGraphMemcpyNodeSetParamsFromSymbol(node, p, &weights, 16, 0, hipMemcpyDeviceToHost);
    (void)hipGraphExecMemcpyNodeSetParamsToSymbol(*exec, node, &weights, p, 16, 0, hipMemcpyHostToDevice);
    (void)hipGraphExecMemcpyNodeSetParamsFromSymbol(*exec, node, p, &weights, 16, 0, hipMemcpyDeviceToHost);
    (void)hipLaunchHostFunc(s, callback, p);
}

void edges(hipGraph_t g, hipGraphNode_t node, hipGraphNode_t *from, hipGraphNode_t *to, size_t *n,
           hipGraphNodeParams *params) {
    (void)hipGraphAddDependencies(g, from, to, 1);
    (void)hipGraphAddDependencies(g, from, to, 1);
    (void)hipGraphAddDependencies(g, from, to, 1);
    (void)hipGraphAddNode(&node, g, from, 1, params);
    (void)hipGraphAddNode(&node, g, from,  // no edge data
                           1, params);
    (void)hipGraphAddNode(&node, g, from, 1, params);
    (void)hipGraphGetEdges(g, from, to, n);
    (void)hipGraphGetEdges(g, from, to, n);
    (void)hipGraphGetEdges(g, from, to, n);
    (void)hipGraphNodeGetDependencies(node, from, n);
    (void)hipGraphNodeGetDependencies(node, from, n);
    (void)hipGraphNodeGetDependencies(node, from, n);
    (void)hipGraphNodeGetDependentNodes(node, to, n);
    (void)hipGraphNodeGetDependentNodes(node, to, n);
    (void)hipGraphNodeGetDependentNodes(node, to, n);
    (void)hipGraphRemoveDependencies(g, from, to, 1);
    (void)hipGraphRemoveDependencies(g, from, to, 1);
    (void)hipGraphRemoveDependencies(g, from, to, 1);
}

void capture(hipStream_t s, hipStreamCaptureStatus *status, unsigned long long *id, hipGraph_t *graph,
             const hipGraphNode_t **dependencies, size_t *count, hipGraphNode_t *nodes) {
    (void)hipStreamGetCaptureInfo_v2(s, status);
    (void)hipStreamGetCaptureInfo(s, status, id);
    (void)hipStreamGetCaptureInfo_v2(s, status, id, graph);
    (void)hipStreamGetCaptureInfo_v2(s, status, id, graph, dependencies);
    (void)hipStreamGetCaptureInfo_v2(s, status, id, graph, dependencies, count);
    (void)hipStreamGetCaptureInfo_v2(s, status, id, graph, dependencies, count);
    (void)hipStreamGetCaptureInfo_v2(s, status, id, graph, dependencies, count);
    (void)hipStreamUpdateCaptureDependencies(s, nodes, 1);
    (void)hipStreamUpdateCaptureDependencies(s, nodes, 1, 0);
    (void)hipStreamUpdateCaptureDependencies(s, nodes, 1, 0);
    (void)hipStreamUpdateCaptureDependencies(s, nodes, 1);
    (void)hipStreamUpdateCaptureDependencies(s, nodes, 1, 0);
}
