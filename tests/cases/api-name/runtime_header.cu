#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/runtime.h"  // HP117@1

__global__ void work(float *p) { p[0] = 1; }

bool update(cudaGraphExec_t exec, cudaGraph_t graph) {
//> bool update(hipGraphExec_t exec, hipGraph_t graph) {  // HP101@13 HP101@35
    cudaGraphExecUpdateResultInfo info;
//>     hipport::GraphExecUpdateResultInfo info;  // HP101@5
    if (cudaGraphExecUpdate(exec, graph, &info) == cudaSuccess) return true;
//>     if (hipport::GraphExecUpdate(exec, graph, &info) == hipSuccess) return true;  // HP101@9 HP101@52
    return info.errorNode == nullptr && info.result == cudaGraphExecUpdateSuccess;
//>     return info.errorNode == nullptr && info.result == hipGraphExecUpdateSuccess;  // HP101@56
}

void before(cudaGraphExec_t exec, cudaGraph_t graph) {
//> void before(hipGraphExec_t exec, hipGraph_t graph) {  // HP101@13 HP101@35
    cudaGraphNode_t node;
//>     hipGraphNode_t node;  // HP101@5
    cudaGraphExecUpdateResult result;
//>     hipGraphExecUpdateResult result;  // HP101@5
    cudaGraphExecUpdate(exec, graph, &node, &result);
//>     hipport::GraphExecUpdate(exec, graph, &node, &result);  // HP101@5
}

void carve() {
    cudaSharedCarveout share = cudaSharedmemCarveoutMaxL1;
//>     hipport::SharedmemCarveout share = hipport::SharedmemCarveoutMaxL1;  // HP101@5 HP101@32
    cudaFuncSetAttribute(work, cudaFuncAttributePreferredSharedMemoryCarveout, cudaSharedmemCarveoutMaxShared);
//>     hipFuncSetAttribute(reinterpret_cast<const void*>(work), hipFuncAttributePreferredSharedMemoryCarveout, hipport::SharedmemCarveoutMaxShared);  // HP101@5 HP301@26 HP301@30 HP101@32 HP101@80
    cudaFuncSetAttribute(work, cudaFuncAttributePreferredSharedMemoryCarveout, share);
//>     hipFuncSetAttribute(reinterpret_cast<const void*>(work), hipFuncAttributePreferredSharedMemoryCarveout, share);  // HP101@5 HP301@26 HP301@30 HP101@32
}
