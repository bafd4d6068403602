// Graphs that are launched: each is a copy of the graph that it was made from, and each launch adds all its nodes as
// operations.

#include <algorithm>
#include <unordered_set>
#include <utility>

#include "captures.h"
#include "streams.h"

namespace hipport_cpu {

namespace {

auto& all = *new std::unordered_set<hipGraphExec_t>;

constexpr unsigned long long known_flags = hipGraphInstantiateFlagAutoFreeOnLaunch | hipGraphInstantiateFlagUpload |
                                           hipGraphInstantiateFlagUseNodePriority;

hipError_t instantiate(hipGraphExec_t* exec, hipGraph_t graph, unsigned long long flags) {
    Lock lock = locked();
    if (exec == nullptr || !is_known(lock, graph)) return hipErrorInvalidValue;
    if ((flags & hipGraphInstantiateFlagDeviceLaunch) != 0) return hipErrorNotSupported;
    if ((flags & ~known_flags) != 0) return hipErrorInvalidValue;
    *exec = new hipGraphExec{clone(lock, *graph), flags, nullptr};
    all.insert(*exec);
    return hipSuccess;
}

// Adds the nodes of a graph as operations after others; returns the ones that all of it leads to.
std::vector<Work> add_all(Lock& lock, const ihipGraph& graph, const std::vector<Work>& first) {
    std::map<hipGraphNode_t, Work> works;
    for (const hipGraphNode_t node : sorted(graph)) {
        std::vector<Work> after;
        for (const hipGraphNode_t before : node->after) after.push_back(works[before]);
        if (node->after.empty()) after = first;
        const char* const what = name_of(node->body);
        if (const Child* const child = std::get_if<Child>(&node->body)) {
            after = add_all(lock, *child->graph, after);
        } else if (const Wait* const wait = std::get_if<Wait>(&node->body)) {
            after.push_back(wait->event->work);
        }
        works[node] = add(lock, what, std::move(after), node->is_enabled ? task_of(node->body) : nullptr);
        if (const Record* const record = std::get_if<Record>(&node->body)) {
            record->event->is_recorded = true;
            record->event->work = works[node];
            record->event->capture = nullptr;
        }
    }
    std::vector<Work> last = first;
    for (const auto& [node, work] : works) last.push_back(work);
    return last;
}

hipError_t launch(hipGraphExec_t exec, hipStream_t handle) {
    if (stuck() != hipSuccess) return stuck();
    Lock lock = locked();
    if (all.count(exec) == 0) return hipErrorInvalidValue;
    const hipStream_t stream = stream_of(lock, handle);
    if (stream == nullptr) return hipErrorContextIsDestroyed;
    if (const hipError_t refused = refused_by_captures(lock, stream)) return refused;
    if (stream->capture != nullptr) return captured(lock, stream, Child{clone(lock, *exec->graph)});
    std::vector<Work> first = submitted_to(lock, stream);
    first.push_back(exec->last);  // launches of the same graph do not overlap
    exec->last = stream->last = add(lock, "hipGraphLaunch", add_all(lock, *exec->graph, first));
    advance(lock);
    return hipSuccess;
}

// Where the nodes of two graphs differ so that one cannot take what those of the other do.
hipGraphExecUpdateResult difference(const ihipGraph& own, const ihipGraph& other, hipGraphNode_t* node) {
    if (own.nodes.size() != other.nodes.size()) return hipGraphExecUpdateErrorTopologyChanged;
    std::map<hipGraphNode_t, hipGraphNode_t> pairs;
    for (size_t i = 0; i < own.nodes.size(); ++i) pairs[other.nodes[i].get()] = own.nodes[i].get();
    for (size_t i = 0; i < own.nodes.size(); ++i) {
        const hipGraphNode &before = *own.nodes[i], &now = *other.nodes[i];
        *node = other.nodes[i].get();
        if (type_of(before.body) != type_of(now.body)) return hipGraphExecUpdateErrorNodeTypeChanged;
        const bool has_same_edges =
            before.after.size() == now.after.size() &&
            std::all_of(now.after.begin(), now.after.end(), [&](hipGraphNode_t edge) {
                return std::count(before.after.begin(), before.after.end(), pairs[edge]) > 0;
            });
        if (!has_same_edges) return hipGraphExecUpdateErrorTopologyChanged;
        const Child *const child = std::get_if<Child>(&before.body), *const other_child = std::get_if<Child>(&now.body);
        if (child == nullptr) continue;
        hipGraphNode_t inner = nullptr;
        if (const auto result = difference(*child->graph, *other_child->graph, &inner)) return result;
    }
    *node = nullptr;
    return hipGraphExecUpdateSuccess;
}

}  // namespace

bool is_known(Lock&, hipGraphExec_t exec) { return all.count(exec) > 0; }

}  // namespace hipport_cpu

using namespace hipport_cpu;

hipError_t hipGraphInstantiate(hipGraphExec_t* exec, hipGraph_t graph, hipGraphNode_t* wrong, char* text, size_t bytes) {
    const Call call{__builtin_return_address(0)};
    if (wrong != nullptr) *wrong = nullptr;
    if (text != nullptr && bytes > 0) *text = '\0';
    return returned(instantiate(exec, graph, 0));
}

hipError_t hipGraphInstantiateWithFlags(hipGraphExec_t* exec, hipGraph_t graph, unsigned long long flags) {
    const Call call{__builtin_return_address(0)};
    return returned(instantiate(exec, graph, flags));
}

hipError_t hipGraphInstantiateWithParams(hipGraphExec_t* exec, hipGraph_t graph, hipGraphInstantiateParams* parameters) {
    const Call call{__builtin_return_address(0)};
    if (parameters == nullptr) return returned(hipErrorInvalidValue);
    const hipError_t error = instantiate(exec, graph, parameters->flags);
    parameters->errNode_out = nullptr;
    parameters->result_out = error == hipSuccess ? hipGraphInstantiateSuccess : hipGraphInstantiateError;
    return returned(error);
}

hipError_t hipGraphExecGetFlags(hipGraphExec_t exec, unsigned long long* flags) {
    const Call call{__builtin_return_address(0)};
    Lock lock = locked();
    if (!is_known(lock, exec) || flags == nullptr) return returned(hipErrorInvalidValue);
    *flags = exec->flags;
    return returned(hipSuccess);
}

hipError_t hipGraphExecDestroy(hipGraphExec_t exec) {
    const Call call{__builtin_return_address(0)};
    std::unique_ptr<hipGraphExec> last;
    Lock lock = locked();
    if (all.erase(exec) == 0) return returned(hipErrorInvalidValue);
    forget(lock, *exec->graph);
    last.reset(exec);
    return returned(hipSuccess);
}

hipError_t hipGraphLaunch(hipGraphExec_t exec, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(launch(exec, stream));
}

// There is nowhere to upload it to.
hipError_t hipGraphUpload(hipGraphExec_t exec, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    Lock lock = locked();
    if (!is_known(lock, exec)) return returned(hipErrorInvalidValue);
    return returned(stream_of(lock, stream) == nullptr ? hipErrorContextIsDestroyed : hipSuccess);
}

hipError_t hipGraphExecUpdate(hipGraphExec_t exec, hipGraph_t graph, hipGraphNode_t* wrong,
                              hipGraphExecUpdateResult* result) {
    const Call call{__builtin_return_address(0)};
    std::shared_ptr<ihipGraph> last;
    Lock lock = locked();
    if (!is_known(lock, exec) || !is_known(lock, graph) || wrong == nullptr || result == nullptr) {
        return returned(hipErrorInvalidValue);
    }
    *wrong = nullptr;
    *result = difference(*exec->graph, *graph, wrong);
    if (*result != hipGraphExecUpdateSuccess) return returned(hipErrorGraphExecUpdateFailure);
    // Nodes of the graph that it was made from are still known by their numbers.
    last = std::exchange(exec->graph, clone(lock, *graph));
    for (const auto& [number, node] : last->copies) {
        const auto position = std::find_if(last->nodes.begin(), last->nodes.end(),
                                           [&, node = node](const auto& own) { return own.get() == node; });
        exec->graph->copies.emplace(number, exec->graph->nodes[position - last->nodes.begin()].get());
    }
    forget(lock, *last);
    return returned(hipSuccess);
}

hipError_t hipGraphNodeSetEnabled(hipGraphExec_t exec, hipGraphNode_t node, unsigned int is_enabled) {
    const Call call{__builtin_return_address(0)};
    Lock lock = locked();
    if (!is_known(lock, exec) || !is_known(lock, node)) return returned(hipErrorInvalidValue);
    const hipGraphNode_t copy = copy_of(*exec->graph, *node);
    const hipGraphNodeType type = type_of(node->body);
    const bool has_switch =
        type == hipGraphNodeTypeKernel || type == hipGraphNodeTypeMemcpy || type == hipGraphNodeTypeMemset;
    if (copy == nullptr || !has_switch) return returned(hipErrorInvalidValue);
    copy->is_enabled = is_enabled != 0;
    return returned(hipSuccess);
}

hipError_t hipGraphNodeGetEnabled(hipGraphExec_t exec, hipGraphNode_t node, unsigned int* is_enabled) {
    const Call call{__builtin_return_address(0)};
    Lock lock = locked();
    if (!is_known(lock, exec) || !is_known(lock, node)) return returned(hipErrorInvalidValue);
    const hipGraphNode_t copy = copy_of(*exec->graph, *node);
    if (copy == nullptr || is_enabled == nullptr) return returned(hipErrorInvalidValue);
    *is_enabled = copy->is_enabled;
    return returned(hipSuccess);
}
