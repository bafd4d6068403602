// Memory that nodes of graphs allocate.

#ifndef HIPPORT_CPU_GRAPH_MEMORY_H
#define HIPPORT_CPU_GRAPH_MEMORY_H

#include "graphs.h"

namespace hipport_cpu {

// Allocates what a node is to allocate, and says in the parameters where it is.
hipError_t allocate_for_graph(hipMemAllocNodeParams* parameters, Allocate* body);
// Allocations and frees in a stream that is being captured: nodes of its graph.
hipError_t capture_allocation(hipStream_t stream, void** pointer, size_t bytes);
hipError_t capture_free(hipStream_t stream, void* pointer);

}  // namespace hipport_cpu

#endif
