// How work gets onto streams: kernels, copies, and what libraries do (host/streams.cpp).

#ifndef HIPPORT_CPU_STREAMS_H
#define HIPPORT_CPU_STREAMS_H

#include <functional>

#include "hip/hip_runtime_api.h"

#pragma GCC visibility push(default)
namespace hipport_cpu {

// What is done asynchronously; what it returns is the device's error if it is none of hipSuccess.
using Task = std::function<hipError_t()>;

// Adds a task to a stream, or to the graph that captures it. `what` names it: a kernel, `hipMemcpyAsync`.
hipError_t submit(hipStream_t stream, const char* what, Task task);
// Does what has been submitted to a stream, and before it what that waits for.
hipError_t finish(hipStream_t stream);
// Does what has been submitted to any stream of the current device.
hipError_t finish_device();

}  // namespace hipport_cpu
#pragma GCC visibility pop

#endif
