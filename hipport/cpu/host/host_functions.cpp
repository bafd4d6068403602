// Work of streams besides kernels and copies: functions of the host, values in memory that are written and waited for.

#include <utility>

#include "captures.h"
#include "streams.h"

namespace hipport_cpu {

namespace {

// Whether a value in memory is what a stream waits for.
template <class Value>
bool is_met(Value in_memory, Value value, Value mask, unsigned int comparison) {
    const Value masked = in_memory & mask;
    switch (comparison) {
        case hipStreamWaitValueGte: return masked >= value;
        case hipStreamWaitValueEq: return masked == value;
        case hipStreamWaitValueAnd: return (masked & value) != 0;
        default: return static_cast<Value>(~(masked | (value & mask))) != 0;
    }
}

template <class Value>
Value load(const void* address) {
    return __atomic_load_n(static_cast<const Value*>(address), __ATOMIC_ACQUIRE);
}

template <class Value>
hipError_t wait_for_value(const char* what, hipStream_t handle, void* address, Value value, unsigned int comparison,
                          Value mask) {
    if (address == nullptr || comparison > hipStreamWaitValueNor) return hipErrorInvalidValue;
    Lock lock = locked();
    const hipStream_t stream = stream_of(lock, handle);
    if (stream == nullptr) return hipErrorContextIsDestroyed;
    if (const hipError_t refused = refused_in_capture(lock, stream)) return refused;
    enqueue(lock, stream, what, nullptr, [=] { return is_met(load<Value>(address), value, mask, comparison); });
    advance(lock);
    return hipSuccess;
}

template <class Value>
hipError_t write_value(const char* what, hipStream_t stream, void* address, Value value) {
    if (address == nullptr) return hipErrorInvalidValue;
    return submit(stream, what, [=] {
        __atomic_store_n(static_cast<Value*>(address), value, __ATOMIC_RELEASE);
        return hipSuccess;
    });
}

hipError_t submit_one(hipStream_t stream, const hipStreamBatchMemOpParams& operation) {
    const auto& wait = operation.waitValue;
    const auto& write = operation.writeValue;
    const char* const what = "hipStreamBatchMemOp";
    switch (operation.operation) {
        case hipStreamMemOpWaitValue32: {
            return wait_for_value<uint32_t>(what, stream, wait.address, wait.value, wait.flags, ~uint32_t{0});
        }
        case hipStreamMemOpWaitValue64: {
            return wait_for_value<uint64_t>(what, stream, wait.address, wait.value64, wait.flags, ~uint64_t{0});
        }
        case hipStreamMemOpWriteValue32: return write_value<uint32_t>(what, stream, write.address, write.value);
        case hipStreamMemOpWriteValue64: return write_value<uint64_t>(what, stream, write.address, write.value64);
        case hipStreamMemOpBarrier:
        case hipStreamMemOpFlushRemoteWrites: return hipSuccess;  // a stream's work is done in order
    }
    return hipErrorInvalidValue;
}

}  // namespace

}  // namespace hipport_cpu

using namespace hipport_cpu;

hipError_t hipLaunchHostFunc(hipStream_t stream, hipHostFn_t function, void* data) {
    const Call call{__builtin_return_address(0)};
    if (function == nullptr) return returned(hipErrorInvalidValue);
    return returned(submit(stream, HostCall{{function, data}}));
}

hipError_t hipStreamAddCallback(hipStream_t handle, hipStreamCallback_t callback, void* data, unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    if (callback == nullptr || flags != 0) return returned(hipErrorInvalidValue);
    {
        Lock lock = locked();
        const hipStream_t stream = stream_of(lock, handle);
        if (stream == nullptr) return returned(hipErrorContextIsDestroyed);
        if (stream->capture != nullptr) return returned(refused_in_capture(lock, stream));
    }
    return returned(submit(handle, "hipStreamAddCallback", [=] {
        run_host_function([=] { callback(handle, hipSuccess, data); });
        return hipSuccess;
    }));
}

hipError_t hipStreamWaitValue32(hipStream_t stream, void* address, uint32_t value, unsigned int comparison,
                                uint32_t mask) {
    const Call call{__builtin_return_address(0)};
    return returned(wait_for_value(__func__, stream, address, value, comparison, mask));
}

hipError_t hipStreamWaitValue64(hipStream_t stream, void* address, uint64_t value, unsigned int comparison,
                                uint64_t mask) {
    const Call call{__builtin_return_address(0)};
    return returned(wait_for_value(__func__, stream, address, value, comparison, mask));
}

hipError_t hipStreamWriteValue32(hipStream_t stream, void* address, uint32_t value, unsigned int) {
    const Call call{__builtin_return_address(0)};
    return returned(write_value(__func__, stream, address, value));
}

hipError_t hipStreamWriteValue64(hipStream_t stream, void* address, uint64_t value, unsigned int) {
    const Call call{__builtin_return_address(0)};
    return returned(write_value(__func__, stream, address, value));
}

hipError_t hipStreamBatchMemOp(hipStream_t stream, unsigned int count, hipStreamBatchMemOpParams* operations,
                               unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    if (count == 0 || operations == nullptr || flags != 0) return returned(hipErrorInvalidValue);
    for (unsigned int i = 0; i < count; ++i) {
        if (const hipError_t error = submit_one(stream, operations[i])) return returned(error);
    }
    return returned(hipSuccess);
}
