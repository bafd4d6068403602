// Streams and events: the order of asynchronous work.

#ifndef HIPPORT_CPU_HOST_STREAMS_H
#define HIPPORT_CPU_HOST_STREAMS_H

#include "graphs.h"
#include "other_processes.h"

namespace hipport_cpu {
struct Capture;
}

struct ihipStream_t {
    unsigned long long number;
    int device;
    unsigned int flags;
    int priority;
    std::vector<uint32_t> mask;  // compute units that it may use; empty for all
    bool is_null;                // the legacy default stream of its device
    bool is_destroyed;
    hipport_cpu::Work last;      // what was submitted last
    std::shared_ptr<hipport_cpu::Capture> capture;  // whose graph takes what is submitted
    std::vector<hipGraphNode_t> tail;               // what the next node of the capture comes after

    bool is_blocking() const { return (flags & hipStreamNonBlocking) == 0; }
};

struct ihipEvent_t {
    unsigned int flags;
    int device;
    bool is_destroyed;
    bool is_recorded;
    hipport_cpu::SharedFile file;      // of an event that processes share
    hipport_cpu::SharedEvent* shared;  // in that file; null for any other event
    const void* waited_at;   // where the program waited for it before it was recorded
    hipport_cpu::Work work;  // what is done when the event is; null where it was not recorded, or in a capture
    std::shared_ptr<hipport_cpu::Capture> capture;  // where it was recorded in a capture
    std::vector<hipGraphNode_t> tail;               // what it stands for there
};

namespace hipport_cpu {

// The stream of a handle, which may stand for a default stream; null for one that there is not, which is reported where
// it has been destroyed.
hipStream_t stream_of(Lock& lock, hipStream_t handle);
// The event of a handle, in the same way.
hipEvent_t event_of(Lock& lock, hipEvent_t handle);

// Adds what a node of a graph does to a stream, or to the graph that captures it.
hipError_t submit(hipStream_t handle, Body body);
// Adds an operation to a stream, which also comes after `others`.
Work enqueue(Lock& lock, hipStream_t stream, const char* what, Task task = nullptr, Gate gate = nullptr,
             std::vector<Work> others = {});
// What has been submitted to a stream, and to those that it waits for.
std::vector<Work> submitted_to(Lock& lock, hipStream_t stream);
// Does that; hipErrorStreamCaptureUnsupported in a capture, which that ends.
hipError_t finish(Lock& lock, hipStream_t stream);
// Records an event in a stream.
void record(Lock& lock, hipEvent_t event, hipStream_t stream);

}  // namespace hipport_cpu

#endif
