// What graphs do, each case by its name: `graphs CASE` prints the order in which things happen.

#include <hip/hip_runtime.h>
#include <stdio.h>

#include <map>
#include <string>
#include <thread>
#include <vector>

namespace {

std::string happened;

void noted(void* letter) { happened += static_cast<char>(reinterpret_cast<intptr_t>(letter)); }

void note(char letter) { happened += letter; }

void expect(hipError_t error, hipError_t expected = hipSuccess) {
    if (error != expected) happened += " " + std::to_string(error) + "!=" + std::to_string(expected) + " ";
}

void expect_true(bool holds, char letter) { note(holds ? letter : '!'); }

__global__ void scale(int* values, int count, int factor) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) values[i] *= factor;
}

__device__ int offset_of_all;

__global__ void shift(int* values, int count) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) values[i] += offset_of_all;
}

hipStream_t new_stream(unsigned int flags = hipStreamNonBlocking) {
    hipStream_t stream;
    expect(hipStreamCreateWithFlags(&stream, flags));
    return stream;
}

hipEvent_t new_event() {
    hipEvent_t event;
    expect(hipEventCreate(&event));
    return event;
}

hipGraph_t new_graph() {
    hipGraph_t graph;
    expect(hipGraphCreate(&graph, 0));
    return graph;
}

void work(hipStream_t stream, char letter) {
    expect(hipLaunchHostFunc(stream, noted, reinterpret_cast<void*>(static_cast<intptr_t>(letter))));
}

hipHostNodeParams noting(char letter) { return {noted, reinterpret_cast<void*>(static_cast<intptr_t>(letter))}; }

hipGraphNode_t add(hipGraph_t graph, char letter, const std::vector<hipGraphNode_t>& after = {}) {
    hipGraphNode_t node = nullptr;
    const hipHostNodeParams parameters = noting(letter);
    expect(hipGraphAddHostNode(&node, graph, after.data(), after.size(), &parameters));
    return node;
}

hipGraphExec_t instantiate(hipGraph_t graph) {
    hipGraphExec_t exec = nullptr;
    expect(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
    return exec;
}

void launch(hipGraph_t graph, hipStream_t stream = nullptr) {
    const hipGraphExec_t exec = instantiate(graph);
    expect(hipGraphLaunch(exec, stream));
    expect(hipGraphExecDestroy(exec));  // the launch goes on
    expect(hipStreamSynchronize(stream));
}

hipGraphNodeType type_of(hipGraphNode_t node) {
    hipGraphNodeType type = hipGraphNodeTypeCount;
    expect(hipGraphNodeGetType(node, &type));
    return type;
}

void diamond() {
    const hipGraph_t graph = new_graph();
    const hipGraphNode_t a = add(graph, 'a');
    const hipGraphNode_t b = add(graph, 'b', {a}), c = add(graph, 'c', {a});
    add(graph, 'd', {b, c});
    launch(graph);
    expect(hipGraphDestroy(graph));
}

void launched_work_is_delayed() {
    const hipGraph_t graph = new_graph();
    add(graph, 'a');
    const hipStream_t stream = new_stream();
    const hipGraphExec_t exec = instantiate(graph);
    work(stream, 'x');
    expect(hipGraphLaunch(exec, stream));
    expect(hipGraphLaunch(exec, stream));
    work(stream, 'y');
    note('1');
    expect(hipStreamSynchronize(stream));
}

void edges() {
    const hipGraph_t graph = new_graph();
    const hipGraphNode_t a = add(graph, 'a'), b = add(graph, 'b'), c = add(graph, 'c');
    const hipGraphNode_t from[] = {c, b}, to[] = {b, a};
    expect(hipGraphAddDependencies(graph, from, to, 2));
    expect(hipGraphAddDependencies(graph, from, to, 1), hipErrorInvalidValue);  // twice
    expect(hipGraphAddDependencies(graph, &a, &c, 1), hipErrorInvalidValue);    // a cycle
    expect(hipGraphAddDependencies(graph, &a, &a, 1), hipErrorInvalidValue);
    launch(graph);
    expect(hipGraphRemoveDependencies(graph, from, to, 2));
    expect(hipGraphRemoveDependencies(graph, from, to, 1), hipErrorInvalidValue);
    size_t count = 9;
    expect(hipGraphGetEdges(graph, nullptr, nullptr, &count));
    expect_true(count == 0, '1');
    expect(hipGraphAddDependencies(graph, &a, &b, 1));
    hipGraphNode_t begin[3], end[3], nodes[5];
    count = 3;
    expect(hipGraphGetEdges(graph, begin, end, &count));
    expect_true(count == 1 && begin[0] == a && end[0] == b, '2');
    count = 5;
    expect(hipGraphGetNodes(graph, nodes, &count));
    expect_true(count == 3 && nodes[3] == nullptr, '3');
    expect(hipGraphGetRootNodes(graph, nullptr, &count));
    expect_true(count == 2, '4');
    count = 1;
    expect(hipGraphNodeGetDependencies(b, nodes, &count));
    expect_true(count == 1 && nodes[0] == a, '5');
    expect(hipGraphNodeGetDependentNodes(a, nullptr, &count));
    expect_true(count == 1, '6');
    expect(hipGraphDestroyNode(a));
    expect(hipGraphDestroyNode(a), hipErrorInvalidValue);
    expect(hipGraphNodeGetDependencies(b, nullptr, &count));
    expect_true(count == 0, '7');
    expect(hipGraphDestroy(graph));
    expect(hipGraphDestroy(graph), hipErrorInvalidValue);
    expect(hipGraphGetNodes(graph, nullptr, &count), hipErrorInvalidValue);
}

void clones() {
    const hipGraph_t graph = new_graph();
    const hipGraphNode_t a = add(graph, 'a');
    add(graph, 'b', {a});
    hipGraph_t copy;
    expect(hipGraphClone(&copy, graph));
    hipGraphNode_t own = nullptr;
    expect(hipGraphNodeFindInClone(&own, a, copy));
    const hipHostNodeParams other = noting('c');
    expect(hipGraphHostNodeSetParams(own, &other));
    launch(graph);
    expect(hipGraphDestroy(graph));
    launch(copy);
    expect(hipGraphNodeFindInClone(&own, own, copy), hipErrorInvalidValue);
}

void children() {
    const hipGraph_t inner = new_graph(), outer = new_graph();
    add(inner, 'b', {add(inner, 'a')});
    const hipGraphNode_t x = add(outer, 'x');
    hipGraphNode_t child;
    expect(hipGraphAddChildGraphNode(&child, outer, &x, 1, inner));
    add(outer, 'y', {child});
    add(inner, 'z');  // not in the node's graph
    launch(outer);
    hipGraph_t own;
    expect(hipGraphChildGraphNodeGetGraph(child, &own));
    size_t count = 0;
    expect(hipGraphGetNodes(own, nullptr, &count));
    expect_true(count == 2 && own != inner && type_of(child) == hipGraphNodeTypeGraph, '1');
    hipGraphNode_t root;
    count = 1;
    expect(hipGraphGetRootNodes(own, &root, &count));
    const hipGraphExec_t exec = instantiate(outer);
    const hipHostNodeParams other = noting('c');
    expect(hipGraphExecHostNodeSetParams(exec, root, &other));
    expect(hipGraphLaunch(exec, nullptr));
    expect(hipDeviceSynchronize());
}

void updates() {
    const hipGraph_t graph = new_graph();
    const hipGraphNode_t a = add(graph, 'a');
    const hipGraphNode_t b = add(graph, 'b', {a});
    const hipGraphExec_t exec = instantiate(graph);
    hipHostNodeParams other = noting('c');
    expect(hipGraphExecHostNodeSetParams(exec, a, &other));
    expect(hipGraphLaunch(exec, nullptr));
    expect(hipGraphExecHostNodeSetParams(exec, a, nullptr), hipErrorInvalidValue);
    const hipGraph_t next = new_graph();
    add(next, 'e', {add(next, 'd')});
    hipGraphNode_t wrong = b;
    hipGraphExecUpdateResult result;
    expect(hipGraphExecUpdate(exec, next, &wrong, &result));
    expect_true(result == hipGraphExecUpdateSuccess && wrong == nullptr, '1');
    expect(hipGraphLaunch(exec, nullptr));
    other = noting('f');
    expect(hipGraphExecHostNodeSetParams(exec, b, &other));
    expect(hipGraphLaunch(exec, nullptr));
    expect(hipDeviceSynchronize());
    add(next, 'g');
    expect(hipGraphExecUpdate(exec, next, &wrong, &result), hipErrorGraphExecUpdateFailure);
    expect_true(result == hipGraphExecUpdateErrorTopologyChanged, '2');
    const hipGraph_t different = new_graph();
    const hipGraphNode_t first = add(different, 'h');
    expect(hipGraphAddEmptyNode(&wrong, different, &first, 1));
    expect(hipGraphExecUpdate(exec, different, &wrong, &result), hipErrorGraphExecUpdateFailure);
    expect_true(result == hipGraphExecUpdateErrorNodeTypeChanged && wrong != nullptr, '3');
}

// Copies, fills, kernels and a variable; the kernel's arguments are copied when the node is added.
void data() {
    constexpr int count = 100;
    std::vector<int> in(count, 3), out(count);
    int* values;
    expect(hipMalloc(reinterpret_cast<void**>(&values), count * sizeof(int)));
    const hipGraph_t graph = new_graph();
    hipGraphNode_t copied, set, scaled, shifted, back;
    expect(hipGraphAddMemcpyNode1D(&copied, graph, nullptr, 0, values, in.data(), count * sizeof(int),
                                   hipMemcpyHostToDevice));
    int offset = 5;
    expect(hipGraphAddMemcpyNodeToSymbol(&set, graph, nullptr, 0, &offset_of_all, &offset, sizeof(int), 0,
                                         hipMemcpyHostToDevice));
    hipKernelNodeParams parameters{};
    {
        int length = count, factor = 7;
        void* arguments[] = {&values, &length, &factor};
        parameters.func = reinterpret_cast<void*>(scale);
        parameters.gridDim = dim3(4);
        parameters.blockDim = dim3(32);
        parameters.kernelParams = arguments;
        expect(hipGraphAddKernelNode(&scaled, graph, &copied, 1, &parameters));
        length = factor = 0;
    }
    int length = count;
    void* arguments[] = {&values, &length};
    parameters.func = reinterpret_cast<void*>(shift);
    parameters.kernelParams = arguments;
    const hipGraphNode_t before[] = {scaled, set};
    expect(hipGraphAddKernelNode(&shifted, graph, before, 2, &parameters));
    expect(hipGraphAddMemcpyNode1D(&back, graph, &shifted, 1, out.data(), values, count * sizeof(int),
                                   hipMemcpyDeviceToHost));
    launch(graph);
    expect_true(out.front() == 26 && out.back() == 26, '1');

    hipKernelNodeParams read{};
    expect(hipGraphKernelNodeGetParams(scaled, &read));
    expect_true(read.func == reinterpret_cast<void*>(scale) && read.gridDim.x == 4, '2');
    int factor = 10;
    read.kernelParams[2] = &factor;
    const hipGraphExec_t exec = instantiate(graph);
    expect(hipGraphExecKernelNodeSetParams(exec, scaled, &read));
    expect(hipGraphNodeSetEnabled(exec, shifted, 0));
    expect(hipGraphLaunch(exec, nullptr));
    expect(hipDeviceSynchronize());
    expect_true(out.front() == 30 && out.back() == 30, '3');

    hipMemsetParams fill{};
    fill.dst = values;
    fill.elementSize = 4;
    fill.value = 9;
    fill.width = 10;
    fill.height = 2;
    fill.pitch = 20 * sizeof(int);
    hipGraphNode_t filled;
    const hipGraph_t other = new_graph();
    expect(hipGraphAddMemsetNode(&filled, other, nullptr, 0, &fill));
    expect(hipGraphAddMemcpyNode1D(&back, other, &filled, 1, out.data(), values, count * sizeof(int),
                                   hipMemcpyDeviceToHost));
    launch(other);
    expect_true(out[9] == 9 && out[10] == 30 && out[20] == 9 && out[30] == 30, '4');
    fill.elementSize = 3;
    expect(hipGraphAddMemsetNode(&filled, other, nullptr, 0, &fill), hipErrorInvalidValue);
    expect(hipFree(values));
}

// Allocated, filled, read and freed in a capture; then the memory of a graph that is freed by its stream.
void captured_memory() {
    const auto used = [](hipGraphMemAttributeType which) {
        uint64_t bytes = 1;
        expect(hipDeviceGetGraphMemAttribute(0, which, &bytes));
        return bytes;
    };
    const hipStream_t stream = new_stream();
    int *memory = nullptr, found = 0;
    expect(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal));
    expect(hipMallocAsync(reinterpret_cast<void**>(&memory), sizeof(int), stream));
    expect(hipMemsetAsync(memory, 2, sizeof(int), stream));
    expect(hipMemcpyAsync(&found, memory, sizeof(int), hipMemcpyDeviceToHost, stream));
    expect(hipFreeAsync(memory, stream));
    hipGraph_t graph;
    expect(hipStreamEndCapture(stream, &graph));
    for (int i = 0; i < 2; ++i) {
        found = 0;
        launch(graph);
        expect_true(found == 0x02020202, static_cast<char>('1' + i));
    }
    expect(hipFreeAsync(memory, stream));
    expect(hipStreamSynchronize(stream));
    expect(hipFree(memory));
    launch(graph);
    expect_true(used(hipGraphMemAttrUsedMemCurrent) == sizeof(int), '3');
    expect(hipGraphDestroy(graph));
    uint64_t none = 0;
    expect_true(used(hipGraphMemAttrUsedMemCurrent) == 0 && used(hipGraphMemAttrUsedMemHigh) == sizeof(int), '4');
    expect(hipDeviceSetGraphMemAttribute(0, hipGraphMemAttrUsedMemHigh, &none));
    expect_true(used(hipGraphMemAttrReservedMemHigh) == 0 && hipDeviceGraphMemTrim(0) == hipSuccess, '5');
}

void memory_nodes() {
    const hipGraph_t graph = new_graph();
    hipMemAllocNodeParams memory{};
    memory.bytesize = 40;
    hipGraphNode_t allocated, filled, freed;
    expect(hipGraphAddMemAllocNode(&allocated, graph, nullptr, 0, &memory));
    hipMemsetParams fill{};
    fill.dst = memory.dptr;
    fill.elementSize = 1;
    fill.width = 40;
    fill.height = 1;
    expect(hipGraphAddMemsetNode(&filled, graph, &allocated, 1, &fill));
    expect(hipGraphAddMemFreeNode(&freed, graph, &filled, 1, memory.dptr));
    launch(graph);
    launch(graph);
    expect_true(memory.dptr != nullptr && type_of(freed) == hipGraphNodeTypeMemFree, '1');
    expect(hipGraphDestroy(graph));
}

void events_in_graphs() {
    const hipGraph_t graph = new_graph();
    const hipEvent_t event = new_event(), before = new_event();
    const hipStream_t first = new_stream(), second = new_stream();
    work(second, 'x');
    expect(hipEventRecord(before, second));
    hipGraphNode_t waits, recorded;
    expect(hipGraphAddEventWaitNode(&waits, graph, nullptr, 0, before));
    const hipGraphNode_t a = add(graph, 'a', {waits});
    expect(hipGraphAddEventRecordNode(&recorded, graph, &a, 1, event));
    add(graph, 'b', {recorded});
    const hipGraphExec_t exec = instantiate(graph);
    expect(hipGraphLaunch(exec, first));
    expect(hipStreamWaitEvent(second, event, 0));
    work(second, 'c');
    expect(hipStreamSynchronize(second));
    note('1');
    expect(hipStreamSynchronize(first));
}

// Fork and join through events.
void capture() {
    const hipStream_t origin = new_stream(), other = new_stream();
    const hipEvent_t fork = new_event(), join = new_event();
    expect(hipStreamBeginCapture(origin, hipStreamCaptureModeGlobal));
    work(origin, 'a');
    expect(hipEventRecord(fork, origin));
    expect(hipStreamWaitEvent(other, fork, 0));
    work(other, 'b');
    work(origin, 'c');
    expect(hipEventRecord(join, other));
    expect(hipStreamWaitEvent(origin, join, 0));
    work(origin, 'd');
    hipStreamCaptureStatus status;
    expect(hipStreamIsCapturing(other, &status));
    expect_true(status == hipStreamCaptureStatusActive, '1');
    hipGraph_t graph;
    expect(hipStreamEndCapture(origin, &graph));
    expect(hipStreamIsCapturing(other, &status));
    expect_true(status == hipStreamCaptureStatusNone, '2');
    size_t nodes = 0, edges = 0;
    expect(hipGraphGetNodes(graph, nullptr, &nodes));
    expect(hipGraphGetEdges(graph, nullptr, nullptr, &edges));
    expect_true(nodes == 4 && edges == 4, '3');
    launch(graph, origin);
}

// A stream that has joined a capture may be destroyed in it; the one in which it began ends it.
void streams_leave_captures() {
    const hipStream_t origin = new_stream(), other = new_stream();
    const hipEvent_t fork = new_event(), join = new_event();
    expect(hipStreamBeginCapture(origin, hipStreamCaptureModeGlobal));
    expect(hipEventRecord(fork, origin));
    expect(hipStreamWaitEvent(other, fork, 0));
    work(other, 'a');
    expect(hipEventRecord(join, other));
    expect(hipStreamWaitEvent(origin, join, 0));
    expect(hipStreamDestroy(other));
    work(origin, 'b');
    hipGraph_t graph;
    expect(hipStreamEndCapture(origin, &graph));
    launch(graph, origin);
    expect(hipStreamBeginCapture(origin, hipStreamCaptureModeGlobal));
    expect(hipStreamDestroy(origin));
    expect_true(hipStreamEndCapture(origin, &graph) != hipSuccess, '1');
}

void captured_kernels() {
    constexpr int count = 64;
    int* values;
    std::vector<int> in(count, 2), out(count);
    expect(hipMalloc(reinterpret_cast<void**>(&values), count * sizeof(int)));
    const hipStream_t stream = new_stream();
    expect(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal));
    expect(hipMemcpyAsync(values, in.data(), count * sizeof(int), hipMemcpyHostToDevice, stream));
    for (int i = 0; i < 3; ++i) scale<<<2, 32, 0, stream>>>(values, count, 3);
    expect(hipMemcpyAsync(out.data(), values, count * sizeof(int), hipMemcpyDeviceToHost, stream));
    hipGraph_t graph;
    expect(hipStreamEndCapture(stream, &graph));
    expect_true(out[0] == 0, '1');
    hipGraphNode_t nodes[5];
    size_t size = 5;
    expect(hipGraphGetNodes(graph, nodes, &size));
    expect_true(size == 5 && type_of(nodes[0]) == hipGraphNodeTypeMemcpy && type_of(nodes[1]) == hipGraphNodeTypeKernel,
                '2');
    in.assign(count, 1);  // read when the graph runs
    launch(graph, stream);
    expect_true(out.front() == 27 && out.back() == 27, '3');
    hipKernelNodeParams read;
    expect(hipGraphKernelNodeGetParams(nodes[1], &read), hipErrorNotSupported);
    expect(hipFree(values));
}

void illegal_in_capture() {
    const hipStream_t stream = new_stream(), other = new_stream(), blocking = new_stream(hipStreamDefault);
    hipGraph_t graph;
    const auto ends = [&](hipError_t expected) { expect(hipStreamEndCapture(stream, &graph), expected); };
    const auto begins = [&] { expect(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal)); };
    begins();
    expect(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal), hipErrorIllegalState);
    expect(hipStreamSynchronize(stream), hipErrorStreamCaptureUnsupported);
    expect(hipLaunchHostFunc(stream, noted, nullptr), hipErrorStreamCaptureInvalidated);
    ends(hipErrorStreamCaptureInvalidated);
    begins();
    expect(hipDeviceSynchronize(), hipErrorStreamCaptureUnsupported);
    ends(hipErrorStreamCaptureInvalidated);
    begins();
    hipStreamCaptureMode mode = hipStreamCaptureModeRelaxed;
    expect(hipThreadExchangeStreamCaptureMode(&mode));
    expect(hipDeviceSynchronize());
    expect(hipThreadExchangeStreamCaptureMode(&mode));
    expect(hipStreamQuery(stream), hipErrorStreamCaptureUnsupported);
    ends(hipErrorStreamCaptureInvalidated);
    begins();
    const hipEvent_t event = new_event();
    expect(hipEventRecord(event, stream));
    expect(hipEventSynchronize(event), hipErrorCapturedEvent);
    ends(hipErrorStreamCaptureInvalidated);
    begins();
    expect(hipEventRecord(event, stream));
    expect(hipStreamWaitEvent(other, event, 0));
    work(other, 'x');
    ends(hipErrorStreamCaptureUnjoined);
    begins();
    expect(hipEventRecord(event, stream));
    expect(hipStreamWaitEvent(other, event, 0));
    expect(hipStreamEndCapture(other, &graph), hipErrorStreamCaptureUnmatched);
    ends(hipErrorStreamCaptureInvalidated);
    begins();
    std::thread([&] { ends(hipErrorStreamCaptureWrongThread); }).join();
    ends(hipSuccess);
    ends(hipErrorIllegalState);
    expect(hipStreamBeginCapture(blocking, hipStreamCaptureModeRelaxed));
    expect(hipLaunchHostFunc(nullptr, noted, nullptr), hipErrorStreamCaptureImplicit);
    expect(hipStreamEndCapture(blocking, &graph), hipErrorStreamCaptureInvalidated);
    expect(hipStreamBeginCapture(nullptr, hipStreamCaptureModeGlobal), hipErrorStreamCaptureUnsupported);
    const hipEvent_t outside = new_event();
    expect(hipEventRecord(outside, other));
    begins();
    expect(hipStreamWaitEvent(stream, outside, 0), hipErrorStreamCaptureIsolation);
    ends(hipErrorStreamCaptureInvalidated);
    note('1');
}

void graph_in_capture() {
    const hipGraph_t inner = new_graph();
    add(inner, 'a');
    const hipGraphExec_t exec = instantiate(inner);
    const hipStream_t stream = new_stream();
    const hipGraph_t outer = new_graph();
    const hipGraphNode_t first = add(outer, 'x');
    expect(hipStreamBeginCaptureToGraph(stream, outer, &first, nullptr, 1, hipStreamCaptureModeGlobal));
    expect(hipGraphLaunch(exec, stream));
    const hipGraphNode_t* tail;
    size_t count = 0;
    hipStreamCaptureStatus status;
    expect(hipStreamGetCaptureInfo_v2(stream, &status, nullptr, nullptr, &tail, &count));
    expect_true(count == 1 && type_of(*tail) == hipGraphNodeTypeGraph, '1');
    hipGraphNode_t after = *tail;
    const hipGraphNode_t y = add(outer, 'y', {after});
    hipGraphNode_t next = y;
    expect(hipStreamUpdateCaptureDependencies(stream, &next, 1, hipStreamSetCaptureDependencies));
    work(stream, 'z');
    hipGraph_t graph;
    expect(hipStreamEndCapture(stream, &graph));
    expect_true(graph == outer, '2');
    launch(graph);
}

void user_objects() {
    hipUserObject_t object;
    expect(hipUserObjectCreate(&object, reinterpret_cast<void*>('e'), noted, 1, hipUserObjectNoDestructorSync));
    const hipGraph_t graph = new_graph();
    expect(hipGraphRetainUserObject(graph, object, 1, hipGraphUserObjectMove));
    expect(hipUserObjectRelease(object, 1), hipErrorInvalidValue);
    const hipGraphExec_t exec = instantiate(graph);
    expect(hipGraphDestroy(graph));
    note('1');
    expect(hipGraphExecDestroy(exec));
    note('2');
}

void any_node() {
    const hipGraph_t graph = new_graph();
    hipGraphNodeParams parameters{};
    parameters.type = hipGraphNodeTypeHost;
    parameters.host = noting('a');
    hipGraphNode_t node, last;
    expect(hipGraphAddNode(&node, graph, nullptr, 0, &parameters));
    parameters.type = hipGraphNodeTypeEmpty;
    expect(hipGraphAddNode(&last, graph, &node, 1, &parameters));
    parameters.type = hipGraphNodeTypeExtSemaphoreWait;
    expect(hipGraphAddNode(&last, graph, &node, 1, &parameters), hipErrorNotSupported);
    const hipGraphExec_t exec = instantiate(graph);
    parameters.type = hipGraphNodeTypeHost;
    parameters.host = noting('b');
    expect(hipGraphExecNodeSetParams(exec, node, &parameters));
    expect(hipGraphExecNodeSetParams(exec, last, &parameters), hipErrorInvalidValue);
    expect(hipGraphLaunch(exec, nullptr));
    expect(hipDeviceSynchronize());
    launch(graph);
    expect(hipGraphLaunch(nullptr, nullptr), hipErrorInvalidValue);
    expect(hipGraphInstantiateWithFlags(nullptr, graph, 0), hipErrorInvalidValue);
    hipGraphExec_t other;
    expect(hipGraphInstantiateWithFlags(&other, graph, hipGraphInstantiateFlagDeviceLaunch), hipErrorNotSupported);
}

const std::map<std::string, void (*)()> cases = {
    {"diamond", diamond},
    {"launched_work_is_delayed", launched_work_is_delayed},
    {"edges", edges},
    {"clones", clones},
    {"children", children},
    {"updates", updates},
    {"data", data},
    {"memory_nodes", memory_nodes},
    {"captured_memory", captured_memory},
    {"events_in_graphs", events_in_graphs},
    {"capture", capture},
    {"captured_kernels", captured_kernels},
    {"streams_leave_captures", streams_leave_captures},
    {"illegal_in_capture", illegal_in_capture},
    {"graph_in_capture", graph_in_capture},
    {"user_objects", user_objects},
    {"any_node", any_node},
};

}  // namespace

int main(int, char** arguments) {
    cases.at(arguments[1])();
    puts(happened.c_str());
    return 0;
}
