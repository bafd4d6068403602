// Graphs: their nodes and edges.

#include "graphs.h"

#include <string.h>

#include <algorithm>
#include <utility>

namespace hipport_cpu {

namespace {

template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

// The graphs that the program has, by their handles.
auto& all = *new std::map<hipGraph_t, std::shared_ptr<ihipGraph>>;

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
                              return Task([launch] { return execute(launch.kernel, launch.shape); });
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

bool has_node(const ihipGraph& graph, hipGraphNode_t node) {
    return std::any_of(graph.nodes.begin(), graph.nodes.end(), [&](const auto& own) { return own.get() == node; });
}

hipError_t add_node(Lock&, ihipGraph& graph, const std::vector<hipGraphNode_t>& after, Body body, hipGraphNode_t* node) {
    for (auto before = after.begin(); before != after.end(); ++before) {
        if (!has_node(graph, *before) || std::count(after.begin(), before, *before) > 0) return hipErrorInvalidValue;
    }
    graph.nodes.push_back(std::make_unique<hipGraphNode>(hipGraphNode{&graph, std::move(body), after, true}));
    *node = graph.nodes.back().get();
    return hipSuccess;
}

hipGraph_t new_graph(Lock&) {
    const auto graph = std::make_shared<ihipGraph>();
    all[graph.get()] = graph;
    return graph.get();
}

void destroy(Lock&, hipGraph_t graph) { all.erase(graph); }

}  // namespace hipport_cpu
