// Graphs: their nodes and edges.

#include "graphs.h"

#include <stdio.h>
#include <string.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace hipport_cpu {

namespace {

template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

struct Graphs {
    std::map<hipGraph_t, std::shared_ptr<ihipGraph>> held;  // by the program
    std::set<hipGraph_t> known;
    std::set<hipGraphNode_t> nodes;
    uint64_t last_number = 0;
};
Graphs& all = *new Graphs;

// Sets `height` rows of `width` elements.
hipError_t fill(const hipMemsetParams& parameters) {
    char* row = static_cast<char*>(parameters.dst);
    for (size_t y = 0; y < parameters.height; ++y, row += parameters.pitch) {
        const hipError_t error =
            parameters.elementSize == 1   ? hipMemsetD8(row, static_cast<unsigned char>(parameters.value), parameters.width)
            : parameters.elementSize == 2 ? hipMemsetD16(row, static_cast<unsigned short>(parameters.value), parameters.width)
                                          : hipMemsetD32(row, static_cast<int>(parameters.value), parameters.width);
        if (error != hipSuccess) return error;
    }
    return hipSuccess;
}

}  // namespace

const char* name_of(const Body& body) {
    return std::visit(Overloaded{
                          [](const Nothing&) { return "hipGraphAddEmptyNode"; },
                          [](const Captured& work) { return work.what; },
                          [](const Kernel& launch) { return launch.kernel.name; },
                          [](const Copy&) { return "hipMemcpy3DAsync"; },
                          [](const LinearCopy&) { return "hipMemcpyAsync"; },
                          [](const CopyToSymbol&) { return "hipMemcpyToSymbolAsync"; },
                          [](const CopyFromSymbol&) { return "hipMemcpyFromSymbolAsync"; },
                          [](const Fill&) { return "hipMemsetAsync"; },
                          [](const HostCall&) { return "hipLaunchHostFunc"; },
                          [](const Child&) { return "hipGraphLaunch"; },
                          [](const Record&) { return "hipEventRecord"; },
                          [](const Wait&) { return "hipStreamWaitEvent"; },
                          [](const Allocate&) { return "hipMallocAsync"; },
                          [](const Free&) { return "hipFreeAsync"; },
                      },
                      body);
}

Task task_of(const Body& body) {
    return std::visit(Overloaded{
                          [](const Captured& work) { return work.task; },
                          [](const Kernel& launch) {
                              return Task([launch, number = next_launch()] {
                                  return execute(launch.kernel, launch.shape, number);
                              });
                          },
                          [](const Copy& copy) { return Task([copy] { return hipMemcpy3D(&copy.parameters); }); },
                          [](const LinearCopy& copy) {
                              return Task([copy] { return hipMemcpy(copy.to, copy.from, copy.bytes, copy.kind); });
                          },
                          [](const CopyToSymbol& copy) {
                              return Task([copy] {
                                  return hipMemcpyToSymbol(copy.symbol, copy.from, copy.bytes, copy.offset, copy.kind);
                              });
                          },
                          [](const CopyFromSymbol& copy) {
                              return Task([copy] {
                                  return hipMemcpyFromSymbol(copy.to, copy.symbol, copy.bytes, copy.offset, copy.kind);
                              });
                          },
                          [](const Fill& set) { return Task([set] { return fill(set.parameters); }); },
                          [](const HostCall& host) {
                              return Task([host] {
                                  run_host_function([&] { host.parameters.fn(host.parameters.userData); });
                                  return hipSuccess;
                              });
                          },
                          [](const auto&) { return Task(); },
                      },
                      body);
}

hipGraphNodeType type_of(const Body& body) {
    const auto captured = [](const Captured& work) {
        const auto begins = [&](const char* prefix) { return strncmp(work.what, prefix, strlen(prefix)) == 0; };
        if (begins("hipMemcpy")) return hipGraphNodeTypeMemcpy;
        if (begins("hipMemset")) return hipGraphNodeTypeMemset;
        if (begins("hipMalloc")) return hipGraphNodeTypeMemAlloc;
        return begins("hipFree") ? hipGraphNodeTypeMemFree : hipGraphNodeTypeKernel;
    };
    return std::visit(Overloaded{
                          [](const Nothing&) { return hipGraphNodeTypeEmpty; },
                          captured,
                          [](const Kernel&) { return hipGraphNodeTypeKernel; },
                          [](const Copy&) { return hipGraphNodeTypeMemcpy; },
                          [](const LinearCopy&) { return hipGraphNodeTypeMemcpy; },
                          [](const CopyToSymbol&) { return hipGraphNodeTypeMemcpy; },
                          [](const CopyFromSymbol&) { return hipGraphNodeTypeMemcpy; },
                          [](const Fill&) { return hipGraphNodeTypeMemset; },
                          [](const HostCall&) { return hipGraphNodeTypeHost; },
                          [](const Child&) { return hipGraphNodeTypeGraph; },
                          [](const Record&) { return hipGraphNodeTypeEventRecord; },
                          [](const Wait&) { return hipGraphNodeTypeWaitEvent; },
                          [](const Allocate&) { return hipGraphNodeTypeMemAlloc; },
                          [](const Free&) { return hipGraphNodeTypeMemFree; },
                      },
                      body);
}

bool is_known(Lock&, hipGraph_t graph) { return all.known.count(graph) > 0; }

bool is_known(Lock&, hipGraphNode_t node) { return all.nodes.count(node) > 0; }

bool has_node(const ihipGraph& graph, hipGraphNode_t node) { return all.nodes.count(node) > 0 && node->graph == &graph; }

std::vector<hipGraphNode_t> sorted(const ihipGraph& graph) {
    std::map<hipGraphNode_t, size_t> missing;
    std::map<hipGraphNode_t, std::vector<hipGraphNode_t>> followers;
    std::vector<hipGraphNode_t> nodes;
    for (const auto& node : graph.nodes) {
        missing[node.get()] = node->after.size();
        if (node->after.empty()) nodes.push_back(node.get());
        for (const hipGraphNode_t before : node->after) followers[before].push_back(node.get());
    }
    for (size_t i = 0; i < nodes.size(); ++i) {
        for (const hipGraphNode_t follower : followers[nodes[i]]) {
            if (--missing[follower] == 0) nodes.push_back(follower);
        }
    }
    return nodes;
}

hipError_t add_node(Lock&, ihipGraph& graph, const std::vector<hipGraphNode_t>& after, Body body, hipGraphNode_t* node) {
    for (auto before = after.begin(); before != after.end(); ++before) {
        if (!has_node(graph, *before) || std::count(after.begin(), before, *before) > 0) return hipErrorInvalidValue;
    }
    graph.nodes.push_back(
        std::make_unique<hipGraphNode>(hipGraphNode{&graph, std::move(body), after, ++all.last_number, true}));
    *node = graph.nodes.back().get();
    all.nodes.insert(*node);
    return hipSuccess;
}

std::shared_ptr<ihipGraph> clone(Lock& lock, const ihipGraph& graph) {
    const auto copy = std::make_shared<ihipGraph>();
    all.known.insert(copy.get());
    copy->objects = graph.objects;
    for (const auto& node : graph.nodes) {
        Body body = node->body;
        if (Child* const child = std::get_if<Child>(&body)) child->graph = clone(lock, *child->graph);
        add_node(lock, *copy, {}, std::move(body), &copy->copies[node->number]);
        copy->nodes.back()->is_enabled = node->is_enabled;
    }
    for (const auto& node : graph.nodes) {
        for (const hipGraphNode_t before : node->after) {
            copy->copies[node->number]->after.push_back(copy->copies[before->number]);
        }
    }
    return copy;
}

hipGraphNode_t copy_of(const ihipGraph& graph, const hipGraphNode& node) {
    const auto copy = graph.copies.find(node.number);
    if (copy != graph.copies.end()) return copy->second;
    for (const auto& own : graph.nodes) {
        const Child* const child = std::get_if<Child>(&own->body);
        const hipGraphNode_t found = child != nullptr ? copy_of(*child->graph, node) : nullptr;
        if (found != nullptr) return found;
    }
    return nullptr;
}

hipGraph_t hold(Lock&, std::shared_ptr<ihipGraph> graph) {
    const hipGraph_t handle = graph.get();
    all.known.insert(handle);
    all.held[handle] = std::move(graph);
    return handle;
}

hipGraph_t new_graph(Lock& lock) { return hold(lock, std::make_shared<ihipGraph>()); }

void forget(Lock& lock, const ihipGraph& graph) {
    all.known.erase(const_cast<hipGraph_t>(&graph));
    for (const auto& node : graph.nodes) {
        all.nodes.erase(node.get());
        if (const Child* const child = std::get_if<Child>(&node->body)) forget(lock, *child->graph);
    }
}

std::shared_ptr<ihipGraph> destroy(Lock& lock, hipGraph_t graph) {
    const auto held = all.held.find(graph);
    if (held == all.held.end()) return nullptr;
    std::shared_ptr<ihipGraph> last = std::move(held->second);
    all.held.erase(held);
    forget(lock, *last);
    return last;
}

namespace {

// Gives as many as there is room for, or only how many there are; room that is left is null.
hipError_t give(const std::vector<hipGraphNode_t>& nodes, hipGraphNode_t* out, size_t* count) {
    if (count == nullptr) return hipErrorInvalidValue;
    if (out != nullptr) {
        for (size_t i = 0; i < *count; ++i) out[i] = i < nodes.size() ? nodes[i] : nullptr;
    }
    *count = out == nullptr ? nodes.size() : std::min(*count, nodes.size());
    return hipSuccess;
}

bool leads_to(hipGraphNode_t from, hipGraphNode_t to) {
    std::set<hipGraphNode_t> seen;
    std::vector<hipGraphNode_t> next{to};
    while (!next.empty()) {
        const hipGraphNode_t node = next.back();
        next.pop_back();
        if (node == from) return true;
        if (seen.insert(node).second) next.insert(next.end(), node->after.begin(), node->after.end());
    }
    return false;
}

// Adds edges, or removes them; all or none.
hipError_t change_edges(hipGraph_t graph, const hipGraphNode_t* from, const hipGraphNode_t* to, size_t count, bool adds) {
    Lock lock = locked();
    if (!is_known(lock, graph) || (count > 0 && (from == nullptr || to == nullptr))) return hipErrorInvalidValue;
    std::map<hipGraphNode_t, std::vector<hipGraphNode_t>> before_change;
    for (size_t i = 0; i < count; ++i) {
        bool is_right = has_node(*graph, from[i]) && has_node(*graph, to[i]);
        if (is_right) {
            std::vector<hipGraphNode_t>& after = to[i]->after;
            before_change.insert({to[i], after});
            const auto edge = std::find(after.begin(), after.end(), from[i]);
            is_right = adds ? edge == after.end() && !leads_to(to[i], from[i]) : edge != after.end();
            if (is_right && adds) after.push_back(from[i]);
            if (is_right && !adds) after.erase(edge);
        }
        if (is_right) continue;
        for (auto& [node, after] : before_change) node->after = std::move(after);
        return hipErrorInvalidValue;
    }
    return hipSuccess;
}

void print_dot(FILE* file, const ihipGraph& graph) {
    for (const auto& node : graph.nodes) {
        fprintf(file, "  node%llu [label=\"%s\"];\n", static_cast<unsigned long long>(node->number), name_of(node->body));
        for (const hipGraphNode_t before : node->after) {
            fprintf(file, "  node%llu -> node%llu;\n", static_cast<unsigned long long>(before->number),
                    static_cast<unsigned long long>(node->number));
        }
        if (const Child* const child = std::get_if<Child>(&node->body)) print_dot(file, *child->graph);
    }
}

}  // namespace

}  // namespace hipport_cpu

using namespace hipport_cpu;

hipError_t hipGraphCreate(hipGraph_t* graph, unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    if (graph == nullptr || flags != 0) return returned(hipErrorInvalidValue);
    Lock lock = locked();
    *graph = new_graph(lock);
    return returned(hipSuccess);
}

hipError_t hipGraphDestroy(hipGraph_t graph) {
    const Call call{__builtin_return_address(0)};
    std::shared_ptr<ihipGraph> last;
    Lock lock = locked();
    last = destroy(lock, graph);
    return returned(last == nullptr ? hipErrorInvalidValue : hipSuccess);
}

hipError_t hipGraphClone(hipGraph_t* copy, hipGraph_t graph) {
    const Call call{__builtin_return_address(0)};
    Lock lock = locked();
    if (copy == nullptr || !is_known(lock, graph)) return returned(hipErrorInvalidValue);
    *copy = hold(lock, clone(lock, *graph));
    return returned(hipSuccess);
}

hipError_t hipGraphNodeFindInClone(hipGraphNode_t* copy, hipGraphNode_t node, hipGraph_t graph) {
    const Call call{__builtin_return_address(0)};
    Lock lock = locked();
    if (copy == nullptr || !is_known(lock, node) || !is_known(lock, graph)) return returned(hipErrorInvalidValue);
    *copy = copy_of(*graph, *node);
    return returned(is_known(lock, *copy) ? hipSuccess : hipErrorInvalidValue);
}

hipError_t hipGraphDestroyNode(hipGraphNode_t node) {
    const Call call{__builtin_return_address(0)};
    std::unique_ptr<hipGraphNode> last;
    Lock lock = locked();
    if (!is_known(lock, node)) return returned(hipErrorInvalidValue);
    ihipGraph& graph = *node->graph;
    for (const auto& other : graph.nodes) {
        auto& after = other->after;
        after.erase(std::remove(after.begin(), after.end(), node), after.end());
    }
    const auto own = std::find_if(graph.nodes.begin(), graph.nodes.end(), [&](const auto& it) { return it.get() == node; });
    last = std::move(*own);
    graph.nodes.erase(own);
    all.nodes.erase(node);
    if (const Child* const child = std::get_if<Child>(&last->body)) forget(lock, *child->graph);
    return returned(hipSuccess);
}

hipError_t hipGraphAddDependencies(hipGraph_t graph, const hipGraphNode_t* from, const hipGraphNode_t* to, size_t count) {
    const Call call{__builtin_return_address(0)};
    return returned(change_edges(graph, from, to, count, true));
}

hipError_t hipGraphRemoveDependencies(hipGraph_t graph, const hipGraphNode_t* from, const hipGraphNode_t* to,
                                      size_t count) {
    const Call call{__builtin_return_address(0)};
    return returned(change_edges(graph, from, to, count, false));
}

hipError_t hipGraphGetNodes(hipGraph_t graph, hipGraphNode_t* nodes, size_t* count) {
    const Call call{__builtin_return_address(0)};
    Lock lock = locked();
    if (!is_known(lock, graph)) return returned(hipErrorInvalidValue);
    return returned(give(sorted(*graph), nodes, count));
}

hipError_t hipGraphGetRootNodes(hipGraph_t graph, hipGraphNode_t* nodes, size_t* count) {
    const Call call{__builtin_return_address(0)};
    Lock lock = locked();
    if (!is_known(lock, graph)) return returned(hipErrorInvalidValue);
    std::vector<hipGraphNode_t> roots;
    for (const auto& node : graph->nodes) {
        if (node->after.empty()) roots.push_back(node.get());
    }
    return returned(give(roots, nodes, count));
}

hipError_t hipGraphGetEdges(hipGraph_t graph, hipGraphNode_t* from, hipGraphNode_t* to, size_t* count) {
    const Call call{__builtin_return_address(0)};
    Lock lock = locked();
    if (!is_known(lock, graph) || count == nullptr || (from == nullptr) != (to == nullptr)) {
        return returned(hipErrorInvalidValue);
    }
    std::vector<hipGraphNode_t> begins, ends;
    for (const hipGraphNode_t node : sorted(*graph)) {
        for (const hipGraphNode_t before : node->after) {
            begins.push_back(before);
            ends.push_back(node);
        }
    }
    size_t room = *count;
    give(begins, from, &room);
    return returned(give(ends, to, count));
}

hipError_t hipGraphNodeGetDependencies(hipGraphNode_t node, hipGraphNode_t* nodes, size_t* count) {
    const Call call{__builtin_return_address(0)};
    Lock lock = locked();
    if (!is_known(lock, node)) return returned(hipErrorInvalidValue);
    return returned(give(node->after, nodes, count));
}

hipError_t hipGraphNodeGetDependentNodes(hipGraphNode_t node, hipGraphNode_t* nodes, size_t* count) {
    const Call call{__builtin_return_address(0)};
    Lock lock = locked();
    if (!is_known(lock, node)) return returned(hipErrorInvalidValue);
    std::vector<hipGraphNode_t> followers;
    for (const auto& other : node->graph->nodes) {
        if (std::count(other->after.begin(), other->after.end(), node) > 0) followers.push_back(other.get());
    }
    return returned(give(followers, nodes, count));
}

hipError_t hipGraphNodeGetType(hipGraphNode_t node, hipGraphNodeType* type) {
    const Call call{__builtin_return_address(0)};
    Lock lock = locked();
    if (!is_known(lock, node) || type == nullptr) return returned(hipErrorInvalidValue);
    *type = type_of(node->body);
    return returned(hipSuccess);
}

hipError_t hipGraphDebugDotPrint(hipGraph_t graph, const char* path, unsigned int) {
    const Call call{__builtin_return_address(0)};
    Lock lock = locked();
    if (!is_known(lock, graph) || path == nullptr) return returned(hipErrorInvalidValue);
    FILE* const file = fopen(path, "w");
    if (file == nullptr) return returned(hipErrorOperatingSystem);
    fputs("digraph {\n", file);
    print_dot(file, *graph);
    fputs("}\n", file);
    return returned(fclose(file) == 0 ? hipSuccess : hipErrorOperatingSystem);
}
