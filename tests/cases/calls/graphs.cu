#include <cuda_runtime.h>

__device__ float weights[4];

void build(cudaGraph_t g, cudaGraphExec_t *exec, cudaGraphNode_t *nodes, cudaGraphNodeParams *params, float *p, size_t *n,
           cudaStream_t s, cudaHostFn_t callback) {
    cudaGraphNode_t node;
    char log[64];
    (void)cudaGraphCreate(&g);
    (void)cudaGraphCreate(&g, 0);
    (void)cudaGraphInstantiate(exec, g);
    (void)cudaGraphInstantiate(exec, g, 0);
    (void)cudaGraphInstantiate(exec, g, &node, log, sizeof(log));
    (void)cudaGraphInstantiateWithFlags(exec, g);
    (void)cudaGraphInstantiateWithFlags(exec, g, 0);
    (void)cudaGraphAddMemcpyNodeToSymbol(&node, g, nodes, 0, weights, p, 16, 0, cudaMemcpyHostToDevice);
    (void)cudaGraphAddMemcpyNodeFromSymbol(&node, g, nodes, 0, p, weights[1], 4, 0, cudaMemcpyDeviceToHost);
    (void)cudaGraphMemcpyNodeSetParamsToSymbol(node, weights, p, 16, 0, cudaMemcpyHostToDevice);
    (void)cudaGraphMemcpyNodeSetParamsFromSymbol(node, p, weights, 16, 0, cudaMemcpyDeviceToHost);
    (void)cudaGraphExecMemcpyNodeSetParamsToSymbol(*exec, node, weights, p, 16, 0, cudaMemcpyHostToDevice);
    (void)cudaGraphExecMemcpyNodeSetParamsFromSymbol(*exec, node, p, weights, 16, 0, cudaMemcpyDeviceToHost);
    (void)cudaLaunchHostFunc_v2(s, callback, p, 0);
}

void edges(cudaGraph_t g, cudaGraphNode_t node, cudaGraphNode_t *from, cudaGraphNode_t *to, size_t *n,
           cudaGraphNodeParams *params) {
    (void)cudaGraphAddDependencies(g, from, to, 1);
    (void)cudaGraphAddDependencies(g, from, to, nullptr, 1);
    (void)cudaGraphAddDependencies_v2(g, from, to, NULL, 1);
    (void)cudaGraphAddNode(&node, g, from, 1, params);
    (void)cudaGraphAddNode(&node, g, from, nullptr,  // no edge data
                           1, params);
    (void)cudaGraphAddNode_v2(&node, g, from, 0, 1, params);
    (void)cudaGraphGetEdges(g, from, to, n);
    (void)cudaGraphGetEdges(g, from, to, nullptr, n);
    (void)cudaGraphGetEdges_v2(g, from, to, nullptr, n);
    (void)cudaGraphNodeGetDependencies(node, from, n);
    (void)cudaGraphNodeGetDependencies(node, from, nullptr, n);
    (void)cudaGraphNodeGetDependencies_v2(node, from, nullptr, n);
    (void)cudaGraphNodeGetDependentNodes(node, to, n);
    (void)cudaGraphNodeGetDependentNodes(node, to, nullptr, n);
    (void)cudaGraphNodeGetDependentNodes_v2(node, to, nullptr, n);
    (void)cudaGraphRemoveDependencies(g, from, to, 1);
    (void)cudaGraphRemoveDependencies(g, from, to, nullptr, 1);
    (void)cudaGraphRemoveDependencies_v2(g, from, to, nullptr, 1);
}

void capture(cudaStream_t s, cudaStreamCaptureStatus *status, unsigned long long *id, cudaGraph_t *graph,
             const cudaGraphNode_t **dependencies, size_t *count, cudaGraphNode_t *nodes) {
    (void)cudaStreamGetCaptureInfo(s, status);
    (void)cudaStreamGetCaptureInfo(s, status, id);
    (void)cudaStreamGetCaptureInfo(s, status, id, graph);
    (void)cudaStreamGetCaptureInfo(s, status, id, graph, dependencies);
    (void)cudaStreamGetCaptureInfo(s, status, id, graph, dependencies, count);
    (void)cudaStreamGetCaptureInfo(s, status, id, graph, dependencies, nullptr, count);
    (void)cudaStreamGetCaptureInfo_v3(s, status, id, graph, dependencies, nullptr, count);
    (void)cudaStreamUpdateCaptureDependencies(s, nodes, 1);
    (void)cudaStreamUpdateCaptureDependencies(s, nodes, 1, 0);
    (void)cudaStreamUpdateCaptureDependencies(s, nodes, nullptr, 1, 0);
    (void)cudaStreamUpdateCaptureDependencies_v2(s, nodes, nullptr, 1);
    (void)cudaStreamUpdateCaptureDependencies_v2(s, nodes, nullptr, 1, 0);
}
