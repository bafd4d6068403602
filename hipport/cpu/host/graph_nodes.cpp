// What nodes of graphs do: adding them, and reading and replacing it in a graph and in what is launched of it.

#include <stdlib.h>
#include <string.h>

#include <algorithm>
#include <utility>

#include "graph_memory.h"
#include "hipport_cpu/launching.h"
#include "streams.h"

namespace hipport_cpu {

namespace {

// What a node is to do, or why it cannot.
struct Wanted {
    hipError_t error;
    Body body;

    Wanted(hipError_t refused) : error(refused) {}
    template <class T>
    Wanted(T right) : error(hipSuccess), body(std::move(right)) {}
};

Wanted kernel(const hipKernelNodeParams* parameters) {
    if (parameters == nullptr) return hipErrorInvalidValue;
    if (parameters->extra != nullptr) return hipErrorNotSupported;
    const LaunchShape shape{parameters->gridDim, parameters->blockDim, parameters->sharedMemBytes, false};
    const BoundKernel bound = bound_kernel(parameters->func, parameters->kernelParams);
    if (bound.code.rows == nullptr) return bound.name != nullptr ? hipErrorInvalidValue : hipErrorInvalidDeviceFunction;
    if (const hipError_t refused = refusal_of(bound, shape)) return refused;
    return Kernel{bound, shape, parameters->func,
                  std::make_shared<Arguments>(bound.parameters, parameters->kernelParams)};
}

Wanted copy(const hipMemcpy3DParms* parameters) {
    if (parameters == nullptr) return hipErrorInvalidValue;
    const bool has_source = parameters->srcArray != nullptr || parameters->srcPtr.ptr != nullptr;
    const bool has_target = parameters->dstArray != nullptr || parameters->dstPtr.ptr != nullptr;
    if (!has_source || !has_target) return hipErrorInvalidValue;
    return Copy{*parameters};
}

Wanted copy(void* to, const void* from, size_t bytes, hipMemcpyKind kind) {
    if (to == nullptr || from == nullptr || bytes == 0) return hipErrorInvalidValue;
    return LinearCopy{to, from, bytes, kind};
}

Wanted copy_to_symbol(const void* symbol, const void* from, size_t bytes, size_t offset, hipMemcpyKind kind) {
    if (from == nullptr || bytes == 0) return hipErrorInvalidValue;
    if (symbol == nullptr) return hipErrorInvalidSymbol;
    return CopyToSymbol{symbol, from, bytes, offset, kind};
}

Wanted copy_from_symbol(void* to, const void* symbol, size_t bytes, size_t offset, hipMemcpyKind kind) {
    if (to == nullptr || bytes == 0) return hipErrorInvalidValue;
    if (symbol == nullptr) return hipErrorInvalidSymbol;
    return CopyFromSymbol{to, symbol, bytes, offset, kind};
}

Wanted fill(const hipMemsetParams* parameters) {
    const bool is_right = parameters != nullptr && parameters->dst != nullptr && parameters->width > 0 &&
                          (parameters->elementSize == 1 || parameters->elementSize == 2 || parameters->elementSize == 4);
    if (!is_right || parameters->height == 0) return hipErrorInvalidValue;
    if (parameters->height > 1 && parameters->pitch < parameters->width * parameters->elementSize) {
        return hipErrorInvalidValue;
    }
    return Fill{*parameters};
}

Wanted host_call(const hipHostNodeParams* parameters) {
    if (parameters == nullptr || parameters->fn == nullptr) return hipErrorInvalidValue;
    return HostCall{*parameters};
}

Wanted child(hipGraph_t graph) {
    Lock lock = locked();
    if (!is_known(lock, graph)) return hipErrorInvalidValue;
    return Child{clone(lock, *graph)};
}

template <class Body>
Wanted with_event(hipEvent_t event) {
    Lock lock = locked();
    if (event_of(lock, event) == nullptr) return hipErrorInvalidValue;
    return Body{event};
}

Wanted allocation(hipMemAllocNodeParams* parameters) {
    if (parameters == nullptr || parameters->bytesize == 0) return hipErrorInvalidValue;
    Allocate body{};
    if (const hipError_t error = allocate_for_graph(parameters, &body)) return error;
    return body;
}

Wanted release(void* address) {
    if (address == nullptr) return hipErrorInvalidValue;
    return Free{address};
}

// What hipGraphAddNode and its like say in one struct for all kinds.
Wanted any(hipGraphNodeParams* parameters) {
    if (parameters == nullptr) return hipErrorInvalidValue;
    switch (parameters->type) {
        case hipGraphNodeTypeKernel: return kernel(&parameters->kernel);
        case hipGraphNodeTypeMemcpy: return copy(&parameters->memcpy.copyParams);
        case hipGraphNodeTypeMemset: return fill(&parameters->memset);
        case hipGraphNodeTypeHost: return host_call(&parameters->host);
        case hipGraphNodeTypeEmpty: return Nothing{};
        case hipGraphNodeTypeMemAlloc: return allocation(&parameters->alloc);
        case hipGraphNodeTypeMemFree: return release(parameters->free.dptr);
        case hipGraphNodeTypeGraph: return child(parameters->graph.graph);
        case hipGraphNodeTypeWaitEvent: return with_event<Wait>(parameters->eventWait.event);
        case hipGraphNodeTypeEventRecord: return with_event<Record>(parameters->eventRecord.event);
        default: return hipErrorNotSupported;
    }
}

// What was wanted, or what a node did before, is nothing that a node does: it ends, without the lock.
void drop(Lock& lock, const Body& body) {
    if (const Child* const child = std::get_if<Child>(&body)) forget(lock, *child->graph);
}

hipError_t add(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count, Wanted wanted) {
    if (wanted.error != hipSuccess) return wanted.error;
    Lock lock = locked();
    const bool is_right = node != nullptr && is_known(lock, graph) && (count == 0 || after != nullptr);
    const hipError_t error =
        is_right ? add_node(lock, *graph, {after, after + count}, wanted.body, node) : hipErrorInvalidValue;
    if (error != hipSuccess) drop(lock, wanted.body);
    return error;
}

// Replaces what a node does by something of the same type.
hipError_t replace(Lock& lock, hipGraphNode_t node, Wanted& wanted) {
    const bool is_right = node != nullptr && type_of(node->body) == type_of(wanted.body);
    if (is_right) std::swap(node->body, wanted.body);
    drop(lock, wanted.body);
    return is_right ? hipSuccess : hipErrorInvalidValue;
}

hipError_t set(hipGraphNode_t node, Wanted wanted) {
    if (wanted.error != hipSuccess) return wanted.error;
    Lock lock = locked();
    return replace(lock, is_known(lock, node) ? node : nullptr, wanted);
}

// The same in what is launched; the graph that it was made from stays as it is.
hipError_t set(hipGraphExec_t exec, hipGraphNode_t node, Wanted wanted) {
    if (wanted.error != hipSuccess) return wanted.error;
    Lock lock = locked();
    const bool is_right = is_known(lock, exec) && is_known(lock, node);
    return replace(lock, is_right ? copy_of(*exec->graph, *node) : nullptr, wanted);
}

// What a node was given, where it was added as data: not where it was captured.
template <class Body, class Result, class Read>
hipError_t get(hipGraphNode_t node, hipGraphNodeType type, Result* result, Read read) {
    Lock lock = locked();
    if (!is_known(lock, node) || result == nullptr || type_of(node->body) != type) return hipErrorInvalidValue;
    const Body* const body = std::get_if<Body>(&node->body);
    if (body == nullptr) return hipErrorNotSupported;
    *result = read(*body);
    return hipSuccess;
}

}  // namespace

Arguments::Arguments(const Parameter* parameters, void** values) {
    for (; parameters->bytes > 0; ++parameters, ++values) {
        const size_t alignment = std::max(parameters->alignment, sizeof(void*));
        const size_t bytes = (parameters->bytes + alignment - 1) / alignment * alignment;
        values_.emplace_back(aligned_alloc(alignment, bytes), free);
        addresses.push_back(memcpy(values_.back().get(), *values, parameters->bytes));
    }
}

}  // namespace hipport_cpu

using namespace hipport_cpu;

hipError_t hipGraphAddNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                           hipGraphNodeParams* parameters) {
    const Call call{__builtin_return_address(0)};
    return returned(add(node, graph, after, count, any(parameters)));
}

hipError_t hipGraphNodeSetParams(hipGraphNode_t node, hipGraphNodeParams* parameters) {
    const Call call{__builtin_return_address(0)};
    return returned(set(node, any(parameters)));
}

hipError_t hipGraphExecNodeSetParams(hipGraphExec_t exec, hipGraphNode_t node, hipGraphNodeParams* parameters) {
    const Call call{__builtin_return_address(0)};
    return returned(set(exec, node, any(parameters)));
}

hipError_t hipGraphAddEmptyNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count) {
    const Call call{__builtin_return_address(0)};
    return returned(add(node, graph, after, count, Nothing{}));
}

// --- Kernels ---

hipError_t hipGraphAddKernelNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                                 const hipKernelNodeParams* parameters) {
    const Call call{__builtin_return_address(0)};
    return returned(add(node, graph, after, count, kernel(parameters)));
}

hipError_t hipGraphKernelNodeGetParams(hipGraphNode_t node, hipKernelNodeParams* parameters) {
    const Call call{__builtin_return_address(0)};
    return returned(get<Kernel>(node, hipGraphNodeTypeKernel, parameters, [](const Kernel& kernel) {
        hipKernelNodeParams result{};
        result.func = const_cast<void*>(kernel.function);
        result.gridDim = kernel.shape.grid;
        result.blockDim = kernel.shape.block;
        result.sharedMemBytes = static_cast<unsigned int>(kernel.shape.shared_bytes);
        result.kernelParams = kernel.arguments->addresses.data();
        return result;
    }));
}

hipError_t hipGraphKernelNodeSetParams(hipGraphNode_t node, const hipKernelNodeParams* parameters) {
    const Call call{__builtin_return_address(0)};
    return returned(set(node, kernel(parameters)));
}

hipError_t hipGraphExecKernelNodeSetParams(hipGraphExec_t exec, hipGraphNode_t node,
                                           const hipKernelNodeParams* parameters) {
    const Call call{__builtin_return_address(0)};
    return returned(set(exec, node, kernel(parameters)));
}

// --- Copies ---

hipError_t hipGraphAddMemcpyNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                                 const hipMemcpy3DParms* parameters) {
    const Call call{__builtin_return_address(0)};
    return returned(add(node, graph, after, count, copy(parameters)));
}

hipError_t hipGraphMemcpyNodeGetParams(hipGraphNode_t node, hipMemcpy3DParms* parameters) {
    const Call call{__builtin_return_address(0)};
    return returned(get<Copy>(node, hipGraphNodeTypeMemcpy, parameters, [](const Copy& copy) { return copy.parameters; }));
}

hipError_t hipGraphMemcpyNodeSetParams(hipGraphNode_t node, const hipMemcpy3DParms* parameters) {
    const Call call{__builtin_return_address(0)};
    return returned(set(node, copy(parameters)));
}

hipError_t hipGraphExecMemcpyNodeSetParams(hipGraphExec_t exec, hipGraphNode_t node, hipMemcpy3DParms* parameters) {
    const Call call{__builtin_return_address(0)};
    return returned(set(exec, node, copy(parameters)));
}

hipError_t hipGraphAddMemcpyNode1D(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                                   void* to, const void* from, size_t bytes, hipMemcpyKind kind) {
    const Call call{__builtin_return_address(0)};
    return returned(add(node, graph, after, count, copy(to, from, bytes, kind)));
}

hipError_t hipGraphMemcpyNodeSetParams1D(hipGraphNode_t node, void* to, const void* from, size_t bytes,
                                         hipMemcpyKind kind) {
    const Call call{__builtin_return_address(0)};
    return returned(set(node, copy(to, from, bytes, kind)));
}

hipError_t hipGraphExecMemcpyNodeSetParams1D(hipGraphExec_t exec, hipGraphNode_t node, void* to, const void* from,
                                             size_t bytes, hipMemcpyKind kind) {
    const Call call{__builtin_return_address(0)};
    return returned(set(exec, node, copy(to, from, bytes, kind)));
}

hipError_t hipGraphAddMemcpyNodeToSymbol(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after,
                                         size_t count, const void* symbol, const void* from, size_t bytes,
                                         size_t offset, hipMemcpyKind kind) {
    const Call call{__builtin_return_address(0)};
    return returned(add(node, graph, after, count, copy_to_symbol(symbol, from, bytes, offset, kind)));
}

hipError_t hipGraphMemcpyNodeSetParamsToSymbol(hipGraphNode_t node, const void* symbol, const void* from, size_t bytes,
                                               size_t offset, hipMemcpyKind kind) {
    const Call call{__builtin_return_address(0)};
    return returned(set(node, copy_to_symbol(symbol, from, bytes, offset, kind)));
}

hipError_t hipGraphExecMemcpyNodeSetParamsToSymbol(hipGraphExec_t exec, hipGraphNode_t node, const void* symbol,
                                                   const void* from, size_t bytes, size_t offset, hipMemcpyKind kind) {
    const Call call{__builtin_return_address(0)};
    return returned(set(exec, node, copy_to_symbol(symbol, from, bytes, offset, kind)));
}

hipError_t hipGraphAddMemcpyNodeFromSymbol(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after,
                                           size_t count, void* to, const void* symbol, size_t bytes, size_t offset,
                                           hipMemcpyKind kind) {
    const Call call{__builtin_return_address(0)};
    return returned(add(node, graph, after, count, copy_from_symbol(to, symbol, bytes, offset, kind)));
}

hipError_t hipGraphMemcpyNodeSetParamsFromSymbol(hipGraphNode_t node, void* to, const void* symbol, size_t bytes,
                                                 size_t offset, hipMemcpyKind kind) {
    const Call call{__builtin_return_address(0)};
    return returned(set(node, copy_from_symbol(to, symbol, bytes, offset, kind)));
}

hipError_t hipGraphExecMemcpyNodeSetParamsFromSymbol(hipGraphExec_t exec, hipGraphNode_t node, void* to,
                                                     const void* symbol, size_t bytes, size_t offset,
                                                     hipMemcpyKind kind) {
    const Call call{__builtin_return_address(0)};
    return returned(set(exec, node, copy_from_symbol(to, symbol, bytes, offset, kind)));
}

// --- Fills ---

hipError_t hipGraphAddMemsetNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                                 const hipMemsetParams* parameters) {
    const Call call{__builtin_return_address(0)};
    return returned(add(node, graph, after, count, fill(parameters)));
}

hipError_t hipGraphMemsetNodeGetParams(hipGraphNode_t node, hipMemsetParams* parameters) {
    const Call call{__builtin_return_address(0)};
    return returned(get<Fill>(node, hipGraphNodeTypeMemset, parameters, [](const Fill& fill) { return fill.parameters; }));
}

hipError_t hipGraphMemsetNodeSetParams(hipGraphNode_t node, const hipMemsetParams* parameters) {
    const Call call{__builtin_return_address(0)};
    return returned(set(node, fill(parameters)));
}

hipError_t hipGraphExecMemsetNodeSetParams(hipGraphExec_t exec, hipGraphNode_t node, const hipMemsetParams* parameters) {
    const Call call{__builtin_return_address(0)};
    return returned(set(exec, node, fill(parameters)));
}

// --- Functions of the host ---

hipError_t hipGraphAddHostNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                               const hipHostNodeParams* parameters) {
    const Call call{__builtin_return_address(0)};
    return returned(add(node, graph, after, count, host_call(parameters)));
}

hipError_t hipGraphHostNodeGetParams(hipGraphNode_t node, hipHostNodeParams* parameters) {
    const Call call{__builtin_return_address(0)};
    return returned(
        get<HostCall>(node, hipGraphNodeTypeHost, parameters, [](const HostCall& host) { return host.parameters; }));
}

hipError_t hipGraphHostNodeSetParams(hipGraphNode_t node, const hipHostNodeParams* parameters) {
    const Call call{__builtin_return_address(0)};
    return returned(set(node, host_call(parameters)));
}

hipError_t hipGraphExecHostNodeSetParams(hipGraphExec_t exec, hipGraphNode_t node, const hipHostNodeParams* parameters) {
    const Call call{__builtin_return_address(0)};
    return returned(set(exec, node, host_call(parameters)));
}

// --- Graphs in graphs ---

hipError_t hipGraphAddChildGraphNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                                     hipGraph_t inner) {
    const Call call{__builtin_return_address(0)};
    return returned(add(node, graph, after, count, child(inner)));
}

// The node's own graph, not the one that it was made from.
hipError_t hipGraphChildGraphNodeGetGraph(hipGraphNode_t node, hipGraph_t* graph) {
    const Call call{__builtin_return_address(0)};
    return returned(get<Child>(node, hipGraphNodeTypeGraph, graph, [](const Child& child) { return child.graph.get(); }));
}

hipError_t hipGraphExecChildGraphNodeSetParams(hipGraphExec_t exec, hipGraphNode_t node, hipGraph_t inner) {
    const Call call{__builtin_return_address(0)};
    return returned(set(exec, node, child(inner)));
}

// --- Events ---

hipError_t hipGraphAddEventRecordNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                                      hipEvent_t event) {
    const Call call{__builtin_return_address(0)};
    return returned(add(node, graph, after, count, with_event<Record>(event)));
}

hipError_t hipGraphEventRecordNodeGetEvent(hipGraphNode_t node, hipEvent_t* event) {
    const Call call{__builtin_return_address(0)};
    return returned(
        get<Record>(node, hipGraphNodeTypeEventRecord, event, [](const Record& record) { return record.event; }));
}

hipError_t hipGraphEventRecordNodeSetEvent(hipGraphNode_t node, hipEvent_t event) {
    const Call call{__builtin_return_address(0)};
    return returned(set(node, with_event<Record>(event)));
}

hipError_t hipGraphExecEventRecordNodeSetEvent(hipGraphExec_t exec, hipGraphNode_t node, hipEvent_t event) {
    const Call call{__builtin_return_address(0)};
    return returned(set(exec, node, with_event<Record>(event)));
}

hipError_t hipGraphAddEventWaitNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                                    hipEvent_t event) {
    const Call call{__builtin_return_address(0)};
    return returned(add(node, graph, after, count, with_event<Wait>(event)));
}

hipError_t hipGraphEventWaitNodeGetEvent(hipGraphNode_t node, hipEvent_t* event) {
    const Call call{__builtin_return_address(0)};
    return returned(get<Wait>(node, hipGraphNodeTypeWaitEvent, event, [](const Wait& wait) { return wait.event; }));
}

hipError_t hipGraphEventWaitNodeSetEvent(hipGraphNode_t node, hipEvent_t event) {
    const Call call{__builtin_return_address(0)};
    return returned(set(node, with_event<Wait>(event)));
}

hipError_t hipGraphExecEventWaitNodeSetEvent(hipGraphExec_t exec, hipGraphNode_t node, hipEvent_t event) {
    const Call call{__builtin_return_address(0)};
    return returned(set(exec, node, with_event<Wait>(event)));
}

// --- Memory ---

hipError_t hipGraphAddMemAllocNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                                   hipMemAllocNodeParams* parameters) {
    const Call call{__builtin_return_address(0)};
    return returned(add(node, graph, after, count, allocation(parameters)));
}

hipError_t hipGraphMemAllocNodeGetParams(hipGraphNode_t node, hipMemAllocNodeParams* parameters) {
    const Call call{__builtin_return_address(0)};
    return returned(get<Allocate>(node, hipGraphNodeTypeMemAlloc, parameters,
                                  [](const Allocate& allocation) { return allocation.parameters; }));
}

// The memory can be used until the graph goes: a later launch has it at the same address.
hipError_t hipGraphAddMemFreeNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                                  void* address) {
    const Call call{__builtin_return_address(0)};
    return returned(add(node, graph, after, count, release(address)));
}

hipError_t hipGraphMemFreeNodeGetParams(hipGraphNode_t node, void* address) {
    const Call call{__builtin_return_address(0)};
    return returned(get<Free>(node, hipGraphNodeTypeMemFree, static_cast<void**>(address),
                              [](const Free& memory) { return memory.address; }));
}
