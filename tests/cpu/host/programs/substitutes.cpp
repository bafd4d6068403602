// What the memory of the runtime needs of parts that these tests do not have: one device, and streams whose work is done
// at once, or where it is delayed, when somebody waits.

#include <utility>
#include <vector>

#include "memory.h"

namespace hipport_cpu {

namespace {

struct Queued {
    Task task;
    const void* caller;
};
std::vector<Queued> queued;

}  // namespace

hipError_t submit(hipStream_t, const char*, Task task) {
    if (!settings().delayed) {
        const DeviceAccess access;
        return task();
    }
    queued.push_back({task, Call::caller()});
    return hipSuccess;
}

hipError_t finish(hipStream_t) {
    hipError_t error = hipSuccess;
    for (const Queued& work : std::exchange(queued, {})) {
        const Call::Resumed call{work.caller};
        const DeviceAccess access;
        const hipError_t failed = work.task();
        if (error == hipSuccess) error = failed;
    }
    return error;
}

hipError_t finish_device() { return finish(nullptr); }

int current_device() { return 0; }

const hipDeviceProp_t& properties(int) {
    static const hipDeviceProp_t properties = [] {
        hipDeviceProp_t made{};
        made.totalGlobalMem = size_t{8} << 30;
        return made;
    }();
    return properties;
}

}  // namespace hipport_cpu

hipError_t hipStreamIsCapturing(hipStream_t, hipStreamCaptureStatus* status) {
    *status = hipStreamCaptureStatusNone;
    return hipSuccess;
}

hipError_t hipStreamSynchronize(hipStream_t stream) { return hipport_cpu::finish(stream); }
