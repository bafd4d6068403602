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
// Copies of a kernel's arguments.
class Arguments {
  public:
    Arguments(const Parameter* parameters, void** values);

    std::vector<void*> addresses;

  private:
    std::vector<std::shared_ptr<void>> values_;
};
struct Kernel {
    BoundKernel kernel;
    LaunchShape shape;
    const void* function;                  // null where it was captured
    std::shared_ptr<Arguments> arguments;  // null where it was captured
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
    uint64_t number;                    // no other node ever has it
    bool is_enabled;
};

struct ihipGraph {
    std::vector<std::unique_ptr<hipGraphNode>> nodes;  // in the order of adding
    std::map<uint64_t, hipGraphNode_t> copies;         // of nodes that it was cloned from, by their numbers
    std::map<hipUserObject_t, std::vector<std::shared_ptr<void>>> objects;  // references to them
};

struct hipGraphExec {
    std::shared_ptr<ihipGraph> graph;
    unsigned long long flags;
    hipport_cpu::Work last;  // what was launched last
};

namespace hipport_cpu {

// How HIP calls what a node does, and what that is. Events and graphs in a graph have no task.
const char* name_of(const Body& body);
Task task_of(const Body& body);
hipGraphNodeType type_of(const Body& body);

// Whether there is such a graph or node, of the program or in another graph.
bool is_known(Lock& lock, hipGraph_t graph);
bool is_known(Lock& lock, hipGraphNode_t node);
bool is_known(Lock& lock, hipGraphExec_t exec);
bool has_node(const ihipGraph& graph, hipGraphNode_t node);
// Nodes in an order in which each is after those that it comes after.
std::vector<hipGraphNode_t> sorted(const ihipGraph& graph);

// Adds a node; hipErrorInvalidValue where what it comes after is not in the graph.
hipError_t add_node(Lock& lock, ihipGraph& graph, const std::vector<hipGraphNode_t>& after, Body body, hipGraphNode_t* node);
// A graph of its own with the same nodes.
std::shared_ptr<ihipGraph> clone(Lock& lock, const ihipGraph& graph);
// The copy of a node in a graph that was cloned, or in a graph in that; null if there is none.
hipGraphNode_t copy_of(const ihipGraph& graph, const hipGraphNode& node);
// A graph for a handle of the program, until that is destroyed.
hipGraph_t hold(Lock& lock, std::shared_ptr<ihipGraph> graph);
hipGraph_t new_graph(Lock& lock);
// Ends a handle. The graph's functions of the program are called when the result goes, which is not under the lock.
std::shared_ptr<ihipGraph> destroy(Lock& lock, hipGraph_t graph);
// Makes the nodes of a graph unknown, which nobody holds any more.
void forget(Lock& lock, const ihipGraph& graph);

}  // namespace hipport_cpu

#endif
