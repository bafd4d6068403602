// Captures: streams whose work becomes nodes of a graph.

#ifndef HIPPORT_CPU_CAPTURES_H
#define HIPPORT_CPU_CAPTURES_H

#include <thread>

#include "graphs.h"
#include "streams.h"

namespace hipport_cpu {

struct Capture {
    unsigned long long number;
    hipGraph_t graph;
    bool is_own_graph;  // which ends with the capture where that fails
    hipStream_t origin;
    hipStreamCaptureMode mode;
    std::thread::id thread;
    std::vector<hipStream_t> streams;  // whose work it takes
    bool is_invalid;
};

// A call came that a capture does not allow.
void invalidate(Lock& lock, Capture& capture);
// A stream is destroyed, which may be captured: what it has captured stays, but a capture ends with the stream in which
// it began.
void left(Lock& lock, hipStream_t stream);
// Why work cannot be submitted to a stream because of captures: it is the legacy default stream, which would wait for
// streams that are captured. That ends their captures.
hipError_t refused_by_captures(Lock& lock, hipStream_t stream);
// Why the host cannot look at a stream, or wait for it: it is captured, or would wait for one that is.
hipError_t refused_in_capture(Lock& lock, hipStream_t stream);
// Why this thread cannot wait for a device, or change its memory: there are captures whose mode forbids that.
hipError_t refused_in_captures(Lock& lock);

// Adds a node to the graph of a stream's capture.
hipError_t captured(Lock& lock, hipStream_t stream, Body body);
// Makes a stream wait for an event of a capture, of which it is a part from then on.
hipError_t joined(Lock& lock, hipStream_t stream, const ihipEvent_t& event);

}  // namespace hipport_cpu

#endif
