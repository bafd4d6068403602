#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__device__ float weights[4];

void build(cudaGraph_t g, cudaGraphExec_t *exec, cudaGraphNode_t *nodes, cudaGraphNodeParams *params, float *p, size_t *n,
//> void build(hipGraph_t g, hipGraphExec_t *exec, hipGraphNode_t *nodes, hipGraphNodeParams *params, float *p, size_t *n,  // HP101@12 HP101@27 HP101@50 HP101@74
           cudaStream_t s, cudaHostFn_t callback) {
//>            hipStream_t s, hipHostFn_t callback) {  // HP101@12 HP101@28
    cudaGraphNode_t node;
//>     hipGraphNode_t node;  // HP101@5
    char log[64];
    (void)cudaGraphCreate(&g);
//>     (void)hipGraphCreate(&g, 0);  // HP101@11 HP301@29
    (void)cudaGraphCreate(&g, 0);
//>     (void)hipGraphCreate(&g, 0);  // HP101@11
    (void)cudaGraphInstantiate(exec, g);
//>     (void)hipGraphInstantiateWithFlags(exec, g, 0);  // HP101@11 HP301@39
    (void)cudaGraphInstantiate(exec, g, 0);
//>     (void)hipGraphInstantiateWithFlags(exec, g, 0);  // HP101@11
    (void)cudaGraphInstantiate(exec, g, &node, log, sizeof(log));
//>     (void)hipGraphInstantiate(exec, g, &node, log, sizeof(log));  // HP101@11
    (void)cudaGraphInstantiateWithFlags(exec, g);
//>     (void)hipGraphInstantiateWithFlags(exec, g, 0);  // HP101@11 HP301@48
    (void)cudaGraphInstantiateWithFlags(exec, g, 0);
//>     (void)hipGraphInstantiateWithFlags(exec, g, 0);  // HP101@11
    (void)cudaGraphAddMemcpyNodeToSymbol(&node, g, nodes, 0, weights, p, 16, 0, cudaMemcpyHostToDevice);
//>     (void)hipGraphAddMemcpyNodeToSymbol(&node, g, nodes, 0, &weights, p, 16, 0, hipMemcpyHostToDevice);  // HP101@11 HP301@62 HP101@81
    (void)cudaGraphAddMemcpyNodeFromSymbol(&node, g, nodes, 0, p, weights[1], 4, 0, cudaMemcpyDeviceToHost);
//>     (void)hipGraphAddMemcpyNodeFromSymbol(&node, g, nodes, 0, p, &weights[1], 4, 0, hipMemcpyDeviceToHost);  // HP101@11 HP301@67 HP101@85
    (void)cudaGraphMemcpyNodeSetParamsToSymbol(node, weights, p, 16, 0, cudaMemcpyHostToDevice);
//>     (void)hipGraphMemcpyNodeSetParamsToSymbol(node, &weights, p, 16, 0, hipMemcpyHostToDevice);  // HP101@11 HP301@54 HP101@73
    (void)cudaGraphMemcpyNodeSetParamsFromSymbol(node, p, weights, 16, 0, cudaMemcpyDeviceToHost);
//>     (void)hipGraphMemcpyNodeSetParamsFromSymbol(node, p, &weights, 16, 0, hipMemcpyDeviceToHost);  // HP101@11 HP301@59 HP101@75
    (void)cudaGraphExecMemcpyNodeSetParamsToSymbol(*exec, node, weights, p, 16, 0, cudaMemcpyHostToDevice);
//>     (void)hipGraphExecMemcpyNodeSetParamsToSymbol(*exec, node, &weights, p, 16, 0, hipMemcpyHostToDevice);  // HP101@11 HP301@65 HP101@84
    (void)cudaGraphExecMemcpyNodeSetParamsFromSymbol(*exec, node, p, weights, 16, 0, cudaMemcpyDeviceToHost);
//>     (void)hipGraphExecMemcpyNodeSetParamsFromSymbol(*exec, node, p, &weights, 16, 0, hipMemcpyDeviceToHost);  // HP101@11 HP301@70 HP101@86
    (void)cudaLaunchHostFunc_v2(s, callback, p, 0);
//>     (void)hipLaunchHostFunc(s, callback, p);  // HP101@11 HP301@47
}

void edges(cudaGraph_t g, cudaGraphNode_t node, cudaGraphNode_t *from, cudaGraphNode_t *to, size_t *n,
//> void edges(hipGraph_t g, hipGraphNode_t node, hipGraphNode_t *from, hipGraphNode_t *to, size_t *n,  // HP101@12 HP101@27 HP101@49 HP101@72
           cudaGraphNodeParams *params) {
//>            hipGraphNodeParams *params) {  // HP101@12
    (void)cudaGraphAddDependencies(g, from, to, 1);
//>     (void)hipGraphAddDependencies(g, from, to, 1);  // HP101@11
    (void)cudaGraphAddDependencies(g, from, to, nullptr, 1);
//>     (void)hipGraphAddDependencies(g, from, to, 1);  // HP101@11 HP301@47
    (void)cudaGraphAddDependencies_v2(g, from, to, NULL, 1);
//>     (void)hipGraphAddDependencies(g, from, to, 1);  // HP101@11 HP301@50
    (void)cudaGraphAddNode(&node, g, from, 1, params);
//>     (void)hipGraphAddNode(&node, g, from, 1, params);  // HP101@11
    (void)cudaGraphAddNode(&node, g, from, nullptr,  // no edge data
//>     (void)hipGraphAddNode(&node, g, from,  // no edge data  // HP101@11 HP301@42
                           1, params);
    (void)cudaGraphAddNode_v2(&node, g, from, 0, 1, params);
//>     (void)hipGraphAddNode(&node, g, from, 1, params);  // HP101@11 HP301@45
    (void)cudaGraphGetEdges(g, from, to, n);
//>     (void)hipGraphGetEdges(g, from, to, n);  // HP101@11
    (void)cudaGraphGetEdges(g, from, to, nullptr, n);
//>     (void)hipGraphGetEdges(g, from, to, n);  // HP101@11 HP301@40
    (void)cudaGraphGetEdges_v2(g, from, to, nullptr, n);
//>     (void)hipGraphGetEdges(g, from, to, n);  // HP101@11 HP301@43
    (void)cudaGraphNodeGetDependencies(node, from, n);
//>     (void)hipGraphNodeGetDependencies(node, from, n);  // HP101@11
    (void)cudaGraphNodeGetDependencies(node, from, nullptr, n);
//>     (void)hipGraphNodeGetDependencies(node, from, n);  // HP101@11 HP301@50
    (void)cudaGraphNodeGetDependencies_v2(node, from, nullptr, n);
//>     (void)hipGraphNodeGetDependencies(node, from, n);  // HP101@11 HP301@53
    (void)cudaGraphNodeGetDependentNodes(node, to, n);
//>     (void)hipGraphNodeGetDependentNodes(node, to, n);  // HP101@11
    (void)cudaGraphNodeGetDependentNodes(node, to, nullptr, n);
//>     (void)hipGraphNodeGetDependentNodes(node, to, n);  // HP101@11 HP301@50
    (void)cudaGraphNodeGetDependentNodes_v2(node, to, nullptr, n);
//>     (void)hipGraphNodeGetDependentNodes(node, to, n);  // HP101@11 HP301@53
    (void)cudaGraphRemoveDependencies(g, from, to, 1);
//>     (void)hipGraphRemoveDependencies(g, from, to, 1);  // HP101@11
    (void)cudaGraphRemoveDependencies(g, from, to, nullptr, 1);
//>     (void)hipGraphRemoveDependencies(g, from, to, 1);  // HP101@11 HP301@50
    (void)cudaGraphRemoveDependencies_v2(g, from, to, nullptr, 1);
//>     (void)hipGraphRemoveDependencies(g, from, to, 1);  // HP101@11 HP301@53
}

void capture(cudaStream_t s, cudaStreamCaptureStatus *status, unsigned long long *id, cudaGraph_t *graph,
//> void capture(hipStream_t s, hipStreamCaptureStatus *status, unsigned long long *id, hipGraph_t *graph,  // HP101@14 HP101@30 HP101@87
             const cudaGraphNode_t **dependencies, size_t *count, cudaGraphNode_t *nodes) {
//>              const hipGraphNode_t **dependencies, size_t *count, hipGraphNode_t *nodes) {  // HP101@20 HP101@67
    (void)cudaStreamGetCaptureInfo(s, status);
//>     (void)hipStreamGetCaptureInfo_v2(s, status);  // HP101@11
    (void)cudaStreamGetCaptureInfo(s, status, id);
//~       ^~~~~~~~~~~~~~~~~~~~~~~~ HP105 warning:
//~   cudaStreamGetCaptureInfo takes other arguments in newer CUDA versions; the oldest form was assumed
//~   remedy: give the CUDA version that the code was written for, as in --cuda 12.4
//>     (void)hipStreamGetCaptureInfo(s, status, id);  // HP101@11
    (void)cudaStreamGetCaptureInfo(s, status, id, graph);
//>     (void)hipStreamGetCaptureInfo_v2(s, status, id, graph);  // HP101@11
    (void)cudaStreamGetCaptureInfo(s, status, id, graph, dependencies);
//>     (void)hipStreamGetCaptureInfo_v2(s, status, id, graph, dependencies);  // HP101@11
    (void)cudaStreamGetCaptureInfo(s, status, id, graph, dependencies, count);
//~       ^~~~~~~~~~~~~~~~~~~~~~~~ HP105 warning:
//~   cudaStreamGetCaptureInfo takes other arguments in newer CUDA versions; the oldest form was assumed
//~   remedy: give the CUDA version that the code was written for, as in --cuda 12.4
//>     (void)hipStreamGetCaptureInfo_v2(s, status, id, graph, dependencies, count);  // HP101@11
    (void)cudaStreamGetCaptureInfo(s, status, id, graph, dependencies, nullptr, count);
//>     (void)hipStreamGetCaptureInfo_v2(s, status, id, graph, dependencies, count);  // HP101@11 HP301@70
    (void)cudaStreamGetCaptureInfo_v3(s, status, id, graph, dependencies, nullptr, count);
//>     (void)hipStreamGetCaptureInfo_v2(s, status, id, graph, dependencies, count);  // HP101@11 HP301@73
    (void)cudaStreamUpdateCaptureDependencies(s, nodes, 1);
//>     (void)hipStreamUpdateCaptureDependencies(s, nodes, 1);  // HP101@11
    (void)cudaStreamUpdateCaptureDependencies(s, nodes, 1, 0);
//>     (void)hipStreamUpdateCaptureDependencies(s, nodes, 1, 0);  // HP101@11
    (void)cudaStreamUpdateCaptureDependencies(s, nodes, nullptr, 1, 0);
//>     (void)hipStreamUpdateCaptureDependencies(s, nodes, 1, 0);  // HP101@11 HP301@55
    (void)cudaStreamUpdateCaptureDependencies_v2(s, nodes, nullptr, 1);
//>     (void)hipStreamUpdateCaptureDependencies(s, nodes, 1);  // HP101@11 HP301@58
    (void)cudaStreamUpdateCaptureDependencies_v2(s, nodes, nullptr, 1, 0);
//>     (void)hipStreamUpdateCaptureDependencies(s, nodes, 1, 0);  // HP101@11 HP301@58
}
