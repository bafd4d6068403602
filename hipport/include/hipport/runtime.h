// What CUDA's runtime has and HIP's has in another form. Comes with hipport, belongs to the project that it was copied
// into.
// hipport: ignore-file

#ifndef HIPPORT_RUNTIME_H
#define HIPPORT_RUNTIME_H

#include <hip/hip_runtime_api.h>

namespace hipport {

// The share of a compute unit's memory that is to be shared memory, in per cent: a hint, as in CUDA.
enum SharedmemCarveout { SharedmemCarveoutDefault = -1, SharedmemCarveoutMaxL1 = 0, SharedmemCarveoutMaxShared = 100 };

// What CUDA has returned from an update of a graph since version 12, and HIP in two variables.
struct GraphExecUpdateResultInfo {
    hipGraphExecUpdateResult result;
    hipGraphNode_t errorNode;
    hipGraphNode_t errorFromNode;  // which HIP does not tell
};

inline hipError_t GraphExecUpdate(hipGraphExec_t exec, hipGraph_t graph, GraphExecUpdateResultInfo* info) {
    info->errorFromNode = nullptr;
    return hipGraphExecUpdate(exec, graph, &info->errorNode, &info->result);
}

// The form of CUDA 11.
inline hipError_t GraphExecUpdate(hipGraphExec_t exec, hipGraph_t graph, hipGraphNode_t* error_node,
                                  hipGraphExecUpdateResult* result) {
    return hipGraphExecUpdate(exec, graph, error_node, result);
}

}  // namespace hipport

#endif
