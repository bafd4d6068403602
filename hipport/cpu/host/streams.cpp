// Streams: work that is done in the order in which it was submitted, and how that of one waits for that of others.

#include "streams.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_set>
#include <utility>

#include "captures.h"

namespace hipport_cpu {

namespace {

// As AMD's devices have them; lower numbers go first.
constexpr int least_priority = 1;
constexpr int greatest_priority = -1;

// Streams are never deleted, so that a handle that the program still uses is known.
struct Streams {
    std::unordered_set<hipStream_t> made;           // by the program
    std::map<int, hipStream_t> null;                // of devices
    std::map<int, std::vector<hipStream_t>> alive;  // of devices; with those destroyed whose work is not done
    unsigned long long last_number = 0;
};
Streams& all = *new Streams;

thread_local auto& own = *new std::map<int, hipStream_t>;  // this thread's default streams, of devices

hipStream_t made(int device, unsigned int flags, int priority, bool is_null) {
    const hipStream_t stream = new ihipStream_t{};
    stream->number = ++all.last_number;
    stream->device = device;
    stream->flags = flags;
    stream->priority = priority;
    stream->is_null = is_null;
    all.alive[device].push_back(stream);
    return stream;
}

hipStream_t null_stream(int device) {
    hipStream_t& stream = all.null[device];
    if (stream == nullptr) stream = made(device, hipStreamDefault, 0, true);
    return stream;
}

const std::vector<hipStream_t>& streams_of(int device) {
    std::vector<hipStream_t>& streams = all.alive[device];
    streams.erase(std::remove_if(streams.begin(), streams.end(),
                                 [](hipStream_t stream) { return stream->is_destroyed && is_done(stream->last); }),
                  streams.end());
    return streams;
}

hipError_t create(hipStream_t* stream, unsigned int flags, int priority, std::vector<uint32_t> mask = {}) {
    if (stream == nullptr || (flags & ~hipStreamNonBlocking) != 0) return hipErrorInvalidValue;
    const Lock lock = locked();
    *stream = made(current_device(), flags, std::clamp(priority, greatest_priority, least_priority), false);
    (*stream)->mask = std::move(mask);
    all.made.insert(*stream);
    return hipSuccess;
}

// Gives a property of a stream.
template <class Result, class Get>
hipError_t get(hipStream_t handle, Result* result, Get get) {
    if (result == nullptr) return hipErrorInvalidValue;
    Lock lock = locked();
    const hipStream_t stream = stream_of(lock, handle);
    if (stream == nullptr) return hipErrorContextIsDestroyed;
    *result = get(*stream);
    return hipSuccess;
}

}  // namespace

hipStream_t stream_of(Lock&, hipStream_t handle) {
    if (handle == nullptr || handle == hipStreamLegacy) return null_stream(current_device());
    if (handle == hipStreamPerThread) {
        hipStream_t& stream = own[current_device()];
        if (stream == nullptr) stream = made(current_device(), hipStreamDefault, 0, false);
        return stream;
    }
    if (all.made.count(handle) == 0) return nullptr;
    if (handle->is_destroyed) {
        found("stream-after-destroy", "a stream is used that has been destroyed");
        return nullptr;
    }
    return handle;
}

std::vector<Work> submitted_to(Lock&, hipStream_t stream) {
    std::vector<Work> works{stream->last};
    if (stream->is_null) {
        for (const hipStream_t other : streams_of(stream->device)) {
            if (other->is_blocking()) works.push_back(other->last);
        }
    } else if (stream->is_blocking()) {
        works.push_back(null_stream(stream->device)->last);
    }
    return works;
}

Work enqueue(Lock& lock, hipStream_t stream, const char* what, Task task, Gate gate, std::vector<Work> others) {
    std::vector<Work> after = submitted_to(lock, stream);
    after.insert(after.end(), others.begin(), others.end());
    stream->last = add(lock, what, std::move(after), std::move(task), std::move(gate));
    return stream->last;
}

hipError_t finish(Lock& lock, hipStream_t stream) {
    if (const hipError_t refused = refused_in_capture(lock, stream)) return refused;
    complete(lock, submitted_to(lock, stream));
    return stuck();
}

hipError_t submit(hipStream_t handle, Body body) {
    if (is_in_task()) return task_of(body)();
    if (stuck() != hipSuccess) return stuck();
    Lock lock = locked();
    const hipStream_t stream = stream_of(lock, handle);
    if (stream == nullptr) return hipErrorContextIsDestroyed;
    if (const hipError_t refused = refused_by_captures(lock, stream)) return refused;
    if (stream->capture != nullptr) return captured(lock, stream, std::move(body));
    enqueue(lock, stream, name_of(body), task_of(body));
    advance(lock);
    return hipSuccess;
}

hipError_t submit(hipStream_t handle, const char* what, Task task) {
    return submit(handle, Captured{what, std::move(task)});
}

hipError_t finish(hipStream_t handle) {
    if (is_in_task()) return hipSuccess;
    Lock lock = locked();
    const hipStream_t stream = stream_of(lock, handle);
    return stream == nullptr ? hipErrorContextIsDestroyed : finish(lock, stream);
}

hipError_t finish_device() {
    if (is_in_task()) return hipSuccess;
    Lock lock = locked();
    if (const hipError_t refused = refused_in_captures(lock)) return refused;
    std::vector<Work> works;
    for (const hipStream_t stream : streams_of(current_device())) works.push_back(stream->last);
    complete(lock, works);
    return stuck();
}

}  // namespace hipport_cpu

using namespace hipport_cpu;

hipError_t hipStreamCreate(hipStream_t* stream) {
    const Call call{__builtin_return_address(0)};
    return returned(create(stream, hipStreamDefault, 0));
}

hipError_t hipStreamCreateWithFlags(hipStream_t* stream, unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    return returned(create(stream, flags, 0));
}

hipError_t hipStreamCreateWithPriority(hipStream_t* stream, unsigned int flags, int priority) {
    const Call call{__builtin_return_address(0)};
    return returned(create(stream, flags, priority));
}

hipError_t hipExtStreamCreateWithCUMask(hipStream_t* stream, uint32_t count, const uint32_t* mask) {
    const Call call{__builtin_return_address(0)};
    if (count == 0 || mask == nullptr) return returned(hipErrorInvalidValue);
    return returned(create(stream, hipStreamDefault, 0, {mask, mask + count}));
}

hipError_t hipExtStreamGetCUMask(hipStream_t handle, uint32_t count, uint32_t* mask) {
    const Call call{__builtin_return_address(0)};
    if (count == 0 || mask == nullptr) return returned(hipErrorInvalidValue);
    std::vector<uint32_t> own_mask;
    const hipError_t error = get(handle, &own_mask, [](const ihipStream_t& stream) { return stream.mask; });
    if (own_mask.empty()) own_mask.assign(count, ~uint32_t{0});
    own_mask.resize(count);
    std::copy(own_mask.begin(), own_mask.end(), mask);
    return returned(error);
}

hipError_t hipDeviceGetStreamPriorityRange(int* least, int* greatest) {
    const Call call{__builtin_return_address(0)};
    if (least != nullptr) *least = least_priority;
    if (greatest != nullptr) *greatest = greatest_priority;
    return returned(hipSuccess);
}

// Returns at once; the stream's work goes on.
hipError_t hipStreamDestroy(hipStream_t handle) {
    const Call call{__builtin_return_address(0)};
    if (handle == nullptr || handle == hipStreamLegacy || handle == hipStreamPerThread) {
        return returned(hipErrorInvalidHandle);
    }
    Lock lock = locked();
    const hipStream_t stream = stream_of(lock, handle);
    if (stream == nullptr) return returned(hipErrorContextIsDestroyed);
    left(lock, stream);
    stream->is_destroyed = true;
    return returned(hipSuccess);
}

hipError_t hipStreamSynchronize(hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(finish(stream));
}

// Whether a stream's work is done. Where it is delayed, each call does some of it, so that a program that asks until it is
// done does not ask forever.
hipError_t hipStreamQuery(hipStream_t handle) {
    const Call call{__builtin_return_address(0)};
    Lock lock = locked();
    const hipStream_t stream = stream_of(lock, handle);
    if (stream == nullptr) return returned(hipErrorContextIsDestroyed);
    if (const hipError_t refused = refused_in_capture(lock, stream)) return returned(refused);
    for (const Work& work : submitted_to(lock, stream)) {
        if (is_done(work)) continue;
        complete_one(lock, work);
        return returned(hipErrorNotReady);
    }
    return returned(hipSuccess);
}

hipError_t hipStreamGetFlags(hipStream_t stream, unsigned int* flags) {
    const Call call{__builtin_return_address(0)};
    return returned(get(stream, flags, [](const ihipStream_t& stream) { return stream.flags; }));
}

hipError_t hipStreamGetPriority(hipStream_t stream, int* priority) {
    const Call call{__builtin_return_address(0)};
    return returned(get(stream, priority, [](const ihipStream_t& stream) { return stream.priority; }));
}

hipError_t hipStreamGetDevice(hipStream_t stream, hipDevice_t* device) {
    const Call call{__builtin_return_address(0)};
    return returned(get(stream, device, [](const ihipStream_t& stream) { return stream.device; }));
}

int hipGetStreamDeviceId(hipStream_t stream) {
    int device = -1;
    get(stream, &device, [](const ihipStream_t& stream) { return stream.device; });
    return device;
}

hipError_t hipStreamGetId(hipStream_t stream, unsigned long long* number) {
    const Call call{__builtin_return_address(0)};
    return returned(get(stream, number, [](const ihipStream_t& stream) { return stream.number; }));
}
