#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11

void edges(CUgraph g, CUgraphNode node, CUgraphNode *from, CUgraphNode *to, size_t *n, CUgraphNodeParams *params,
//> void edges(hipGraph_t g, hipGraphNode_t node, hipGraphNode_t *from, hipGraphNode_t *to, size_t *n, hipGraphNodeParams *params,  // HP101@12 HP101@23 HP101@41 HP101@60 HP101@88
           CUgraphExec *exec, CUstream s, CUhostFn callback) {
//>            hipGraphExec_t *exec, hipStream_t s, hipHostFn_t callback) {  // HP101@12 HP101@31 HP101@43
    cuGraphInstantiate(exec, g, 0);
//>     hipGraphInstantiateWithFlags(exec, g, 0);  // HP101@5
    cuGraphAddDependencies(g, from, to, 1);
//>     hipGraphAddDependencies(g, from, to, 1);  // HP101@5
    cuGraphAddDependencies(g, from, to, nullptr, 1);
//>     hipGraphAddDependencies(g, from, to, 1);  // HP101@5 HP301@39
    cuGraphAddDependencies_v2(g, from, to, NULL, 1);
//>     hipGraphAddDependencies(g, from, to, 1);  // HP101@5 HP301@42
    cuGraphAddNode(&node, g, from, 1, params);
//>     hipGraphAddNode(&node, g, from, 1, params);  // HP101@5
    cuGraphAddNode(&node, g, from, nullptr, 1, params);
//>     hipGraphAddNode(&node, g, from, 1, params);  // HP101@5 HP301@34
    cuGraphAddNode_v2(&node, g, from, 0, 1, params);
//>     hipGraphAddNode(&node, g, from, 1, params);  // HP101@5 HP301@37
    cuGraphAddNode_v3(&node, g, from, 0, 1, params);
//>     hipGraphAddNode(&node, g, from, 1, params);  // HP101@5 HP301@37
    cuGraphGetEdges(g, from, to, n);
//>     hipGraphGetEdges(g, from, to, n);  // HP101@5
    cuGraphGetEdges(g, from, to, nullptr, n);
//>     hipGraphGetEdges(g, from, to, n);  // HP101@5 HP301@32
    cuGraphGetEdges_v2(g, from, to, nullptr, n);
//>     hipGraphGetEdges(g, from, to, n);  // HP101@5 HP301@35
    cuGraphNodeGetDependencies(node, from, n);
//>     hipGraphNodeGetDependencies(node, from, n);  // HP101@5
    cuGraphNodeGetDependencies(node, from, nullptr, n);
//>     hipGraphNodeGetDependencies(node, from, n);  // HP101@5 HP301@42
    cuGraphNodeGetDependencies_v2(node, from, nullptr, n);
//>     hipGraphNodeGetDependencies(node, from, n);  // HP101@5 HP301@45
    cuGraphNodeGetDependentNodes(node, to, n);
//>     hipGraphNodeGetDependentNodes(node, to, n);  // HP101@5
    cuGraphNodeGetDependentNodes(node, to, nullptr, n);
//>     hipGraphNodeGetDependentNodes(node, to, n);  // HP101@5 HP301@42
    cuGraphNodeGetDependentNodes_v2(node, to, nullptr, n);
//>     hipGraphNodeGetDependentNodes(node, to, n);  // HP101@5 HP301@45
    cuGraphRemoveDependencies(g, from, to, 1);
//>     hipGraphRemoveDependencies(g, from, to, 1);  // HP101@5
    cuGraphRemoveDependencies(g, from, to, nullptr, 1);
//>     hipGraphRemoveDependencies(g, from, to, 1);  // HP101@5 HP301@42
    cuGraphRemoveDependencies_v2(g, from, to, nullptr, 1);
//>     hipGraphRemoveDependencies(g, from, to, 1);  // HP101@5 HP301@45
    cuLaunchHostFunc_v2(s, callback, n, 0);
//>     hipLaunchHostFunc(s, callback, n);  // HP101@5 HP301@39
}

void capture(CUstream s, CUstreamCaptureStatus *status, cuuint64_t *id, CUgraph *graph, const CUgraphNode **dependencies,
//> void capture(hipStream_t s, hipStreamCaptureStatus *status, uint64_t *id, hipGraph_t *graph, const hipGraphNode_t **dependencies,  // HP101@14 HP101@26 HP101@57 HP101@73 HP101@95
             size_t *count, CUgraphNode *nodes) {
//>              size_t *count, hipGraphNode_t *nodes) {  // HP101@29
    cuStreamGetCaptureInfo(s, status, id);
//>     hipStreamGetCaptureInfo(s, status, reinterpret_cast<unsigned long long*>(id));  // HP101@5 HP301@39 HP301@41
    cuStreamGetCaptureInfo(s, status, id, graph, dependencies, count);
//>     hipStreamGetCaptureInfo_v2(s, status, reinterpret_cast<unsigned long long*>(id), graph, dependencies, count);  // HP101@5 HP301@39 HP301@41
    cuStreamGetCaptureInfo(s, status, id, graph, dependencies, nullptr, count);
//>     hipStreamGetCaptureInfo_v2(s, status, reinterpret_cast<unsigned long long*>(id), graph, dependencies, count);  // HP101@5 HP301@39 HP301@41 HP301@62
    cuStreamGetCaptureInfo_v3(s, status, id, graph, dependencies, nullptr, count);
//>     hipStreamGetCaptureInfo_v2(s, status, reinterpret_cast<unsigned long long*>(id), graph, dependencies, count);  // HP101@5 HP301@42 HP301@44 HP301@65
    cuStreamUpdateCaptureDependencies(s, nodes, 1, 0);
//>     hipStreamUpdateCaptureDependencies(s, nodes, 1, 0);  // HP101@5
    cuStreamUpdateCaptureDependencies(s, nodes, nullptr, 1, 0);
//>     hipStreamUpdateCaptureDependencies(s, nodes, 1, 0);  // HP101@5 HP301@47
    cuStreamUpdateCaptureDependencies_v2(s, nodes, nullptr, 1, 0);
//>     hipStreamUpdateCaptureDependencies(s, nodes, 1, 0);  // HP101@5 HP301@50
}
