// Graphs: work as data, which is launched as a whole.

#ifndef HIPPORT_CPU_GRAPHS_H
#define HIPPORT_CPU_GRAPHS_H

#include <map>
#include <variant>
#include <vector>

#include "operations.h"

namespace hipport_cpu {

// What a node does.
struct Nothing {};
struct Captured {  // work of which only the task is known: of copies and of libraries
    const char* what;
    Task task;
};
struct Kernel {
    BoundKernel kernel;
    LaunchShape shape;
    const void* function;  // null where it was captured
};
struct Copy {
    hipMemcpy3DParms parameters;
};
struct LinearCopy {
    void* to;
    const void* from;
    size_t bytes;
    hipMemcpyKind kind;
};
struct CopyToSymbol {
    const void* symbol;
    const void* from;
    size_t bytes, offset;
    hipMemcpyKind kind;
};
struct CopyFromSymbol {
    void* to;
    const void* symbol;
    size_t bytes, offset;
    hipMemcpyKind kind;
};
struct Fill {
    hipMemsetParams parameters;
};
struct HostCall {
    hipHostNodeParams parameters;
};
struct Child {
    std::shared_ptr<ihipGraph> graph;
};
struct Record {
    hipEvent_t event;
};
struct Wait {
    hipEvent_t event;
};
struct Allocate {
    hipMemAllocNodeParams parameters;
    std::shared_ptr<void> memory;
};
struct Free {
    void* address;
};
using Body = std::variant<Nothing, Captured, Kernel, Copy, LinearCopy, CopyToSymbol, CopyFromSymbol, Fill, HostCall, Child,
                          Record, Wait, Allocate, Free>;

}  // namespace hipport_cpu

struct hipGraphNode {
    ihipGraph* graph;
    hipport_cpu::Body body;
    std::vector<hipGraphNode_t> after;  // what it comes after
    bool is_enabled;
};

struct ihipGraph {
    std::vector<std::unique_ptr<hipGraphNode>> nodes;      // in the order of adding
    std::map<const hipGraphNode*, hipGraphNode_t> copies;  // of the nodes of what it was cloned from
};

namespace hipport_cpu {

// How HIP calls what a node does, and what that is. Events and graphs in a graph have no task.
const char* name_of(const Body& body);
Task task_of(const Body& body);

// Adds a node; hipErrorInvalidValue where what it comes after is not in the graph.
hipError_t add_node(Lock& lock, ihipGraph& graph, const std::vector<hipGraphNode_t>& after, Body body, hipGraphNode_t* node);
bool has_node(const ihipGraph& graph, hipGraphNode_t node);
// The handle of a graph that ends when the program destroys it.
hipGraph_t new_graph(Lock& lock);
void destroy(Lock& lock, hipGraph_t graph);

}  // namespace hipport_cpu

#endif
