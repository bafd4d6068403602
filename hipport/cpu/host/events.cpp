// Events: points in the work of streams, for which others wait and between which time is measured.

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <unordered_set>
#include <utility>

#include "captures.h"
#include "streams.h"

namespace hipport_cpu {

namespace {

constexpr double tick = 1e-5;  // of AMD's devices, in milliseconds

// Events are never deleted, so that a handle that the program still uses is known.
std::unordered_set<hipEvent_t>& all = *new std::unordered_set<hipEvent_t>;

// A program may wait for an event before it records it for the first time, which then waits for nothing. Where it never does, it has
// forgotten that.
void check_recorded(const ihipEvent_t& event) {
    if (event.is_recorded || event.waited_at == nullptr) return;
    const Call::Resumed call{event.waited_at};
    found("event-not-recorded", "the wait for this event is none: the program never records it");
}

const struct Leftovers {
    ~Leftovers() {
        const Lock lock = locked();
        for (const hipEvent_t event : all) {
            if (!event->is_destroyed) check_recorded(*event);
        }
    }
} leftovers;

// An event; one that processes share is in a file, of which `descriptor` is this process's.
hipError_t create(hipEvent_t* event, unsigned int flags, const SharedFile& file, int descriptor) {
    void* shared = nullptr;
    if (descriptor >= 0) {
        shared = mmap(nullptr, sizeof(SharedEvent), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
        if (shared == MAP_FAILED) return hipErrorOutOfMemory;
    }
    const Lock lock = locked();
    *event = new ihipEvent_t{};
    (*event)->flags = flags;
    (*event)->device = current_device();
    (*event)->file = file;
    (*event)->shared = static_cast<SharedEvent*>(shared);
    all.insert(*event);
    return hipSuccess;
}

hipError_t create(hipEvent_t* event, unsigned int flags) {
    constexpr unsigned int known = hipEventBlockingSync | hipEventDisableTiming | hipEventInterprocess |
                                   hipEventDisableSystemFence | hipEventReleaseToDevice | hipEventReleaseToSystem;
    const bool is_released_twice = (flags & hipEventReleaseToDevice) != 0 && (flags & hipEventReleaseToSystem) != 0;
    const bool is_timed_elsewhere = (flags & hipEventInterprocess) != 0 && (flags & hipEventDisableTiming) == 0;
    if (event == nullptr || (flags & ~known) != 0 || is_released_twice || is_timed_elsewhere) {
        return hipErrorInvalidValue;
    }
    SharedFile file{0, -1, 0};
    if ((flags & hipEventInterprocess) != 0) {
        file = new_shared_file(sizeof(SharedEvent));
        if (file.file < 0) return hipErrorOutOfMemory;
    }
    return create(event, flags, file, file.file);
}

// What has been recorded so far, in any process, is done.
Gate is_reached(const ihipEvent_t& event) {
    SharedEvent* const shared = event.shared;
    return [shared, recorded = shared->recorded.load()] { return shared->done.load() >= recorded; };
}

hipError_t open_event(hipEvent_t* event, const hipIpcEventHandle_t& handle) {
    SharedFile given;
    memcpy(&given, &handle, sizeof(given));
    if (event == nullptr || given.inode == 0) return hipErrorInvalidValue;
    if (given.process == getpid()) return hipErrorInvalidContext;
    const int file = opened(given);
    if (file < 0) return hipErrorInvalidValue;
    const hipError_t error = create(event, hipEventDisableTiming | hipEventInterprocess, given, file);
    close(file);
    return error;
}

hipError_t record_in(hipEvent_t event_handle, hipStream_t stream_handle, unsigned int flags) {
    if ((flags & ~hipEventRecordExternal) != 0) return hipErrorInvalidValue;
    Lock lock = locked();
    const hipEvent_t event = event_of(lock, event_handle);
    if (event == nullptr) return hipErrorInvalidHandle;
    const hipStream_t stream = stream_of(lock, stream_handle);
    if (stream == nullptr) return hipErrorContextIsDestroyed;
    if (event->device != stream->device) return hipErrorInvalidHandle;
    if (const hipError_t refused = refused_by_captures(lock, stream)) return refused;
    if (stream->capture != nullptr && flags == hipEventRecordExternal) return captured(lock, stream, Record{event});
    event->is_recorded = true;
    event->capture = stream->capture;
    event->tail = stream->tail;
    if (stream->capture == nullptr) record(lock, event, stream);
    return hipSuccess;
}

hipError_t wait_in(hipStream_t stream_handle, hipEvent_t event_handle, unsigned int flags) {
    if ((flags & ~hipEventWaitExternal) != 0) return hipErrorInvalidValue;
    Lock lock = locked();
    const hipEvent_t event = event_of(lock, event_handle);
    if (event == nullptr) return hipErrorInvalidHandle;
    const hipStream_t stream = stream_of(lock, stream_handle);
    if (stream == nullptr) return hipErrorContextIsDestroyed;
    if (const hipError_t refused = refused_by_captures(lock, stream)) return refused;
    if (stream->capture != nullptr && flags == hipEventWaitExternal) return captured(lock, stream, Wait{event});
    if (event->capture != nullptr) return joined(lock, stream, *event);
    if (stream->capture != nullptr) {  // what the wait is for is not in the graph
        invalidate(lock, *stream->capture);
        return hipErrorStreamCaptureIsolation;
    }
    if (event->shared != nullptr) {
        enqueue(lock, stream, "hipStreamWaitEvent", nullptr, is_reached(*event), {event->work});
        return hipSuccess;
    }
    if (!event->is_recorded && event->waited_at == nullptr) event->waited_at = Call::caller();
    enqueue(lock, stream, "hipStreamWaitEvent", nullptr, nullptr, {event->work});
    return hipSuccess;
}

// The event of a handle for the host to look at: not one that was recorded in a capture, which that ends.
hipError_t observed(Lock& lock, hipEvent_t handle, hipEvent_t& event) {
    event = event_of(lock, handle);
    if (event == nullptr) return hipErrorInvalidHandle;
    if (event->capture == nullptr) return hipSuccess;
    invalidate(lock, *event->capture);
    return hipErrorCapturedEvent;
}

}  // namespace

hipEvent_t event_of(Lock&, hipEvent_t handle) {
    return all.count(handle) == 0 || handle->is_destroyed ? nullptr : handle;
}

void record(Lock& lock, hipEvent_t event, hipStream_t stream) {
    event->is_recorded = true;
    if (SharedEvent* const shared = event->shared) {
        event->work = enqueue(lock, stream, "hipEventRecord", [shared, number = ++shared->recorded] {
            uint64_t done = shared->done.load();
            while (done < number && !shared->done.compare_exchange_weak(done, number)) {}
            return hipSuccess;
        });
    } else {
        event->work = enqueue(lock, stream, "hipEventRecord");
    }
    if (!settings().delayed) advance(lock);
}

}  // namespace hipport_cpu

using namespace hipport_cpu;

hipError_t hipEventCreate(hipEvent_t* event) {
    const Call call{__builtin_return_address(0)};
    return returned(create(event, hipEventDefault));
}

hipError_t hipEventCreateWithFlags(hipEvent_t* event, unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    return returned(create(event, flags));
}

hipError_t hipEventDestroy(hipEvent_t handle) {
    const Call call{__builtin_return_address(0)};
    Lock lock = locked();
    const hipEvent_t event = event_of(lock, handle);
    if (event == nullptr) return returned(hipErrorInvalidHandle);
    check_recorded(*event);
    event->is_destroyed = true;
    if (event->file.process == getpid()) close(event->file.file);
    return returned(hipSuccess);
}

hipError_t hipIpcGetEventHandle(hipIpcEventHandle_t* handle, hipEvent_t event_handle) {
    const Call call{__builtin_return_address(0)};
    Lock lock = locked();
    const hipEvent_t event = event_of(lock, event_handle);
    if (handle == nullptr || event == nullptr) return returned(hipErrorInvalidValue);
    if (event->shared == nullptr) return returned(hipErrorInvalidConfiguration);
    static_assert(sizeof(event->file) <= sizeof(*handle), "a handle of HIP holds one");
    *handle = {};
    memcpy(handle, &event->file, sizeof(event->file));
    return returned(hipSuccess);
}

hipError_t hipIpcOpenEventHandle(hipEvent_t* event, hipIpcEventHandle_t handle) {
    const Call call{__builtin_return_address(0)};
    return returned(open_event(event, handle));
}

hipError_t hipEventRecord(hipEvent_t event, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(record_in(event, stream, hipEventRecordDefault));
}

hipError_t hipEventRecordWithFlags(hipEvent_t event, hipStream_t stream, unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    return returned(record_in(event, stream, flags));
}

hipError_t hipStreamWaitEvent(hipStream_t stream, hipEvent_t event, unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    return returned(wait_in(stream, event, flags));
}

hipError_t hipEventSynchronize(hipEvent_t handle) {
    const Call call{__builtin_return_address(0)};
    Lock lock = locked();
    hipEvent_t event;
    if (const hipError_t error = observed(lock, handle, event)) return returned(error);
    if (event->shared != nullptr) {
        complete(lock, {event->work, add(lock, "hipEventSynchronize", {}, nullptr, is_reached(*event))});
        return returned(stuck());
    }
    if (!event->is_recorded && event->waited_at == nullptr) event->waited_at = Call::caller();
    complete(lock, {event->work});
    return returned(hipSuccess);
}

hipError_t hipEventQuery(hipEvent_t handle) {
    const Call call{__builtin_return_address(0)};
    Lock lock = locked();
    hipEvent_t event;
    if (const hipError_t error = observed(lock, handle, event)) return returned(error);
    if (is_done(event->work) && (event->shared == nullptr || is_reached(*event)())) return returned(hipSuccess);
    complete_one(lock, event->work);
    return returned(hipErrorNotReady);
}

hipError_t hipEventElapsedTime(float* milliseconds, hipEvent_t start_handle, hipEvent_t stop_handle) {
    const Call call{__builtin_return_address(0)};
    if (milliseconds == nullptr) return returned(hipErrorInvalidValue);
    Lock lock = locked();
    hipEvent_t start, stop;
    if (const hipError_t error = observed(lock, start_handle, start)) return returned(error);
    if (const hipError_t error = observed(lock, stop_handle, stop)) return returned(error);
    for (const hipEvent_t event : {start, stop}) {
        if ((event->flags & hipEventDisableTiming) != 0 || event->work == nullptr) return returned(hipErrorInvalidHandle);
    }
    if (!is_done(start->work) || !is_done(stop->work)) return returned(hipErrorNotReady);
    const double between = std::chrono::duration<double, std::milli>(stop->work->ended - start->work->ended).count();
    *milliseconds = static_cast<float>(between < 0 ? between : std::max(between, tick));
    return returned(hipSuccess);
}
