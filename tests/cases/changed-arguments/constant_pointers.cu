#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cuda_runtime.h>
//-  // HP115@1
#include <curand.h>
//> #include <hiprand/hiprand.h>  // HP110@11
#include <cusparse.h>
//> #include <hipsparse/hipsparse.h>  // HP110@11

void copies(cudaMemcpy3DPeerParms *own, const cudaMemcpy3DPeerParms *given, cudaStream_t stream) {
//> void copies(hipMemcpy3DPeerParms *own, const hipMemcpy3DPeerParms *given, hipStream_t stream) {  // HP101@13 HP101@47 HP101@77
    cudaMemcpy3DPeer(own);
//>     hipMemcpy3DPeer(const_cast<hipMemcpy3DPeerParms*>(own));  // HP101@5 HP301@22 HP301@25
    cudaMemcpy3DPeerAsync(given);
//>     hipMemcpy3DPeerAsync(const_cast<hipMemcpy3DPeerParms*>(given));  // HP101@5 HP301@27 HP301@32
    cudaMemcpy3DPeerAsync(given, stream);
//>     hipMemcpy3DPeerAsync(const_cast<hipMemcpy3DPeerParms*>(given), stream);  // HP101@5 HP301@27 HP301@32
}
void nodes(cudaGraphExec_t exec, cudaGraphNode_t node, const cudaMemcpy3DParms *params) {
//> void nodes(hipGraphExec_t exec, hipGraphNode_t node, const hipMemcpy3DParms *params) {  // HP101@12 HP101@34 HP101@62
    cudaGraphExecMemcpyNodeSetParams(exec, node, params);
//>     hipGraphExecMemcpyNodeSetParams(exec, node, const_cast<hipMemcpy3DParms*>(params));  // HP101@5 HP301@50 HP301@56
}
void driver(CUgraphNode node, const CUDA_BATCH_MEM_OP_NODE_PARAMS *params, CUgraphExec exec, cuuint64_t *flags) {
//> void driver(hipGraphNode_t node, const hipBatchMemOpNodeParams *params, hipGraphExec_t exec, uint64_t *flags) {  // HP101@13 HP101@37 HP101@76 HP101@94
    cuGraphBatchMemOpNodeSetParams(node, params);
//>     hipGraphBatchMemOpNodeSetParams(node, const_cast<hipBatchMemOpNodeParams*>(params));  // HP101@5 HP301@42 HP301@48
    cuGraphExecGetFlags(exec, flags);
//>     hipGraphExecGetFlags(exec, reinterpret_cast<unsigned long long*>(flags));  // HP101@5 HP301@31 HP301@36
}
void constants(unsigned int *of_32, unsigned long long *of_64) {
    curandGetScrambleConstants32(&of_32);
//>     hiprandGetScrambleConstants32(const_cast<const unsigned int**>(&of_32));  // HP101@5 HP301@34 HP301@40
    curandGetScrambleConstants64(&of_64);
//>     hiprandGetScrambleConstants64(const_cast<const unsigned long long**>(&of_64));  // HP101@5 HP301@34 HP301@40
}
void product(cusparseHandle_t handle, cusparseConstSpVecDescr_t x, cusparseConstDnVecDescr_t y, const void *result) {
//> void product(hipsparseHandle_t handle, hipsparseConstSpVecDescr_t x, hipsparseConstDnVecDescr_t y, const void *result) {  // HP101@14 HP101@39 HP101@68
    size_t bytes;
    cusparseSpVV_bufferSize(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, x, y, result, CUDA_R_32F, &bytes);
//>     hipsparseSpVV_bufferSize(handle, HIPSPARSE_OPERATION_NON_TRANSPOSE, x, y, (void*)(result), HIP_R_32F, &bytes);  // HP101@5 HP101@37 HP301@77 HP301@83 HP101@85
}
