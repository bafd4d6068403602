// Captures: streams whose work becomes nodes of a graph.

#include "captures.h"

#include <algorithm>
#include <set>
#include <utility>

namespace hipport_cpu {

namespace {

std::vector<std::shared_ptr<Capture>>& active = *new std::vector<std::shared_ptr<Capture>>;
unsigned long long last_number = 0;
thread_local hipStreamCaptureMode mode_of_thread = hipStreamCaptureModeGlobal;  // what it may do during captures

hipStreamCaptureStatus status_of(const ihipStream_t& stream) {
    if (stream.capture == nullptr) return hipStreamCaptureStatusNone;
    return stream.capture->is_invalid ? hipStreamCaptureStatusInvalidated : hipStreamCaptureStatusActive;
}

// A capture that forbids this thread what is not for streams.
bool forbids(const Capture& capture) {
    if (mode_of_thread == hipStreamCaptureModeRelaxed || capture.mode == hipStreamCaptureModeRelaxed) return false;
    if (capture.thread == std::this_thread::get_id()) return true;
    return mode_of_thread == hipStreamCaptureModeGlobal && capture.mode == hipStreamCaptureModeGlobal;
}

void add_to_tail(ihipStream_t& stream, const std::vector<hipGraphNode_t>& nodes) {
    for (const hipGraphNode_t node : nodes) {
        if (std::count(stream.tail.begin(), stream.tail.end(), node) == 0) stream.tail.push_back(node);
    }
}

hipError_t begin(hipStream_t handle, hipStreamCaptureMode mode, hipGraph_t graph, std::vector<hipGraphNode_t> after) {
    if (mode != hipStreamCaptureModeGlobal && mode != hipStreamCaptureModeThreadLocal &&
        mode != hipStreamCaptureModeRelaxed) {
        return hipErrorInvalidValue;
    }
    Lock lock = locked();
    const hipStream_t stream = stream_of(lock, handle);
    if (stream == nullptr) return hipErrorContextIsDestroyed;
    if (stream->is_null) return hipErrorStreamCaptureUnsupported;
    if (stream->capture != nullptr) return hipErrorIllegalState;
    const bool is_own_graph = graph == nullptr;
    if (is_own_graph) graph = new_graph(lock);
    stream->capture = std::make_shared<Capture>(Capture{++last_number, graph, is_own_graph, stream, mode,
                                                        std::this_thread::get_id(), {stream}, false});
    stream->tail = std::move(after);
    active.push_back(stream->capture);
    return hipSuccess;
}

// Whether all work of a capture leads to the stream in which it began.
bool is_joined(const Capture& capture) {
    std::set<hipGraphNode_t> reached;
    std::vector<hipGraphNode_t> next = capture.origin->tail;
    while (!next.empty()) {
        const hipGraphNode_t node = next.back();
        next.pop_back();
        if (reached.insert(node).second) next.insert(next.end(), node->after.begin(), node->after.end());
    }
    return std::all_of(capture.streams.begin(), capture.streams.end(), [&](hipStream_t stream) {
        return std::all_of(stream->tail.begin(), stream->tail.end(),
                           [&](hipGraphNode_t node) { return reached.count(node) > 0; });
    });
}

hipError_t end(hipStream_t handle, hipGraph_t* graph) {
    if (graph == nullptr) return hipErrorInvalidValue;
    *graph = nullptr;
    Lock lock = locked();
    const hipStream_t stream = stream_of(lock, handle);
    if (stream == nullptr) return hipErrorContextIsDestroyed;
    const std::shared_ptr<Capture> capture = stream->capture;
    if (capture == nullptr) return hipErrorIllegalState;
    if (capture->origin != stream) {
        invalidate(lock, *capture);
        return hipErrorStreamCaptureUnmatched;
    }
    if (capture->mode != hipStreamCaptureModeRelaxed && capture->thread != std::this_thread::get_id()) {
        return hipErrorStreamCaptureWrongThread;
    }
    const hipError_t error = capture->is_invalid    ? hipErrorStreamCaptureInvalidated
                             : !is_joined(*capture) ? hipErrorStreamCaptureUnjoined
                                                    : hipSuccess;
    for (const hipStream_t captured : capture->streams) {
        captured->capture = nullptr;
        captured->tail.clear();
    }
    active.erase(std::find(active.begin(), active.end(), capture));
    if (error == hipSuccess) {
        *graph = capture->graph;
    } else if (capture->is_own_graph) {
        destroy(lock, capture->graph);
    }
    return error;
}

}  // namespace

void invalidate(Lock&, Capture& capture) { capture.is_invalid = true; }

void left(Lock& lock, hipStream_t stream) {
    const std::shared_ptr<Capture> capture = stream->capture;
    if (capture == nullptr) return;
    if (capture->origin == stream) {
        invalidate(lock, *capture);
        return;
    }
    capture->streams.erase(std::find(capture->streams.begin(), capture->streams.end(), stream));
    stream->capture = nullptr;
    stream->tail.clear();
}

hipError_t refused_by_captures(Lock& lock, hipStream_t stream) {
    hipError_t error = hipSuccess;
    if (!stream->is_null) return error;
    for (const std::shared_ptr<Capture>& capture : active) {
        for (const hipStream_t captured : capture->streams) {
            if (captured->device != stream->device || !captured->is_blocking()) continue;
            invalidate(lock, *capture);
            error = hipErrorStreamCaptureImplicit;
        }
    }
    return error;
}

hipError_t refused_in_capture(Lock& lock, hipStream_t stream) {
    if (stream->capture == nullptr) return refused_by_captures(lock, stream);
    invalidate(lock, *stream->capture);
    return hipErrorStreamCaptureUnsupported;
}

hipError_t refused_in_captures(Lock& lock) {
    hipError_t error = hipSuccess;
    for (const std::shared_ptr<Capture>& capture : active) {
        if (!forbids(*capture)) continue;
        invalidate(lock, *capture);
        error = hipErrorStreamCaptureUnsupported;
    }
    return error;
}

hipError_t captured(Lock& lock, hipStream_t stream, Body body) {
    const Capture& capture = *stream->capture;
    if (capture.is_invalid) return hipErrorStreamCaptureInvalidated;
    hipGraphNode_t node;
    if (const hipError_t error = add_node(lock, *capture.graph, stream->tail, std::move(body), &node)) return error;
    stream->tail = {node};
    return hipSuccess;
}

hipError_t joined(Lock& lock, hipStream_t stream, const ihipEvent_t& event) {
    const std::shared_ptr<Capture>& capture = event.capture;
    if (std::count(active.begin(), active.end(), capture) == 0) return hipErrorCapturedEvent;
    if (capture->is_invalid) return hipErrorStreamCaptureInvalidated;
    if (stream->is_null) {
        invalidate(lock, *capture);
        return hipErrorStreamCaptureImplicit;
    }
    if (stream->capture == nullptr) {
        stream->capture = capture;
        capture->streams.push_back(stream);
    } else if (stream->capture != capture) {
        invalidate(lock, *capture);
        invalidate(lock, *stream->capture);
        return hipErrorStreamCaptureMerge;
    }
    add_to_tail(*stream, event.tail);
    return hipSuccess;
}

}  // namespace hipport_cpu

using namespace hipport_cpu;

hipError_t hipStreamBeginCapture(hipStream_t stream, hipStreamCaptureMode mode) {
    const Call call{__builtin_return_address(0)};
    return returned(begin(stream, mode, nullptr, {}));
}

hipError_t hipStreamBeginCaptureToGraph(hipStream_t stream, hipGraph_t graph, const hipGraphNode_t* after,
                                        const hipGraphEdgeData*, size_t count, hipStreamCaptureMode mode) {
    const Call call{__builtin_return_address(0)};
    if (graph == nullptr || (count > 0 && after == nullptr)) return returned(hipErrorInvalidValue);
    return returned(begin(stream, mode, graph, {after, after + count}));
}

hipError_t hipStreamEndCapture(hipStream_t stream, hipGraph_t* graph) {
    const Call call{__builtin_return_address(0)};
    return returned(end(stream, graph));
}

hipError_t hipStreamGetCaptureInfo_v2(hipStream_t handle, hipStreamCaptureStatus* status, unsigned long long* number,
                                      hipGraph_t* graph, const hipGraphNode_t** after, size_t* count) {
    const Call call{__builtin_return_address(0)};
    if (status == nullptr) return returned(hipErrorInvalidValue);
    Lock lock = locked();
    const hipStream_t stream = stream_of(lock, handle);
    if (stream == nullptr) return returned(hipErrorContextIsDestroyed);
    if (const hipError_t refused = refused_by_captures(lock, stream)) return returned(refused);
    *status = status_of(*stream);
    if (*status != hipStreamCaptureStatusActive) return returned(hipSuccess);
    if (number != nullptr) *number = stream->capture->number;
    if (graph != nullptr) *graph = stream->capture->graph;
    if (after != nullptr) *after = stream->tail.data();
    if (count != nullptr) *count = stream->tail.size();
    return returned(hipSuccess);
}

hipError_t hipStreamGetCaptureInfo(hipStream_t stream, hipStreamCaptureStatus* status, unsigned long long* number) {
    const Call call{__builtin_return_address(0)};
    return hipStreamGetCaptureInfo_v2(stream, status, number, nullptr, nullptr, nullptr);
}

hipError_t hipStreamIsCapturing(hipStream_t stream, hipStreamCaptureStatus* status) {
    const Call call{__builtin_return_address(0)};
    return hipStreamGetCaptureInfo_v2(stream, status, nullptr, nullptr, nullptr, nullptr);
}

hipError_t hipStreamUpdateCaptureDependencies(hipStream_t handle, hipGraphNode_t* nodes, size_t count,
                                              unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    const bool is_known = flags == hipStreamAddCaptureDependencies || flags == hipStreamSetCaptureDependencies;
    if (!is_known || (count > 0 && nodes == nullptr)) return returned(hipErrorInvalidValue);
    Lock lock = locked();
    const hipStream_t stream = stream_of(lock, handle);
    if (stream == nullptr) return returned(hipErrorContextIsDestroyed);
    if (status_of(*stream) != hipStreamCaptureStatusActive) return returned(hipErrorIllegalState);
    const bool is_elsewhere = std::any_of(
        nodes, nodes + count, [&](hipGraphNode_t node) { return !has_node(*stream->capture->graph, node); });
    if (is_elsewhere) return returned(hipErrorInvalidValue);
    if (flags == hipStreamSetCaptureDependencies) stream->tail.clear();
    add_to_tail(*stream, {nodes, nodes + count});
    return returned(hipSuccess);
}

hipError_t hipThreadExchangeStreamCaptureMode(hipStreamCaptureMode* mode) {
    const Call call{__builtin_return_address(0)};
    if (mode == nullptr || *mode < hipStreamCaptureModeGlobal || *mode > hipStreamCaptureModeRelaxed) {
        return returned(hipErrorInvalidValue);
    }
    std::swap(*mode, mode_of_thread);
    return returned(hipSuccess);
}
