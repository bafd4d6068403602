#include <cuda.h>

void edges(CUgraph g, CUgraphNode node, CUgraphNode *from, CUgraphNode *to, size_t *n, CUgraphNodeParams *params,
           CUgraphExec *exec, CUstream s, CUhostFn callback) {
    cuGraphInstantiate(exec, g, 0);
    cuGraphAddDependencies(g, from, to, 1);
    cuGraphAddDependencies(g, from, to, nullptr, 1);
    cuGraphAddDependencies_v2(g, from, to, NULL, 1);
    cuGraphAddNode(&node, g, from, 1, params);
    cuGraphAddNode(&node, g, from, nullptr, 1, params);
    cuGraphAddNode_v2(&node, g, from, 0, 1, params);
    cuGraphAddNode_v3(&node, g, from, 0, 1, params);
    cuGraphGetEdges(g, from, to, n);
    cuGraphGetEdges(g, from, to, nullptr, n);
    cuGraphGetEdges_v2(g, from, to, nullptr, n);
    cuGraphNodeGetDependencies(node, from, n);
    cuGraphNodeGetDependencies(node, from, nullptr, n);
    cuGraphNodeGetDependencies_v2(node, from, nullptr, n);
    cuGraphNodeGetDependentNodes(node, to, n);
    cuGraphNodeGetDependentNodes(node, to, nullptr, n);
    cuGraphNodeGetDependentNodes_v2(node, to, nullptr, n);
    cuGraphRemoveDependencies(g, from, to, 1);
    cuGraphRemoveDependencies(g, from, to, nullptr, 1);
    cuGraphRemoveDependencies_v2(g, from, to, nullptr, 1);
    cuLaunchHostFunc_v2(s, callback, n, 0);
}

void capture(CUstream s, CUstreamCaptureStatus *status, cuuint64_t *id, CUgraph *graph, const CUgraphNode **dependencies,
             size_t *count, CUgraphNode *nodes) {
    cuStreamGetCaptureInfo(s, status, id);
    cuStreamGetCaptureInfo(s, status, id, graph, dependencies, count);
    cuStreamGetCaptureInfo(s, status, id, graph, dependencies, nullptr, count);
    cuStreamGetCaptureInfo_v3(s, status, id, graph, dependencies, nullptr, count);
    cuStreamUpdateCaptureDependencies(s, nodes, 1, 0);
    cuStreamUpdateCaptureDependencies(s, nodes, nullptr, 1, 0);
    cuStreamUpdateCaptureDependencies_v2(s, nodes, nullptr, 1, 0);
}
