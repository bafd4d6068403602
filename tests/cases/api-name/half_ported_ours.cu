#include <hip/hip_runtime.h>
//+ #include "hipport/runtime.h"  // HP117@1
// Someone began to port the file: a name of CUDA's alone is still to become hipport's.
hipError_t renew(hipGraphExec_t exec, hipGraph_t graph, cudaGraphExecUpdateResultInfo *info) {
//> hipError_t renew(hipGraphExec_t exec, hipGraph_t graph, hipport::GraphExecUpdateResultInfo *info) {  // HP101@57
  return cudaGraphExecUpdate(exec, graph, info);
//>   return hipport::GraphExecUpdate(exec, graph, info);  // HP101@10
}
