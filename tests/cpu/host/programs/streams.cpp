// What streams do, each case by its name: `streams CASE` prints the order in which things happen.

#include <stdio.h>
#include <string.h>

#include <atomic>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "../../../../hipport/cpu/host/host.h"

namespace {

std::mutex mutex;
std::string happened;

void note(char letter) {
    const std::lock_guard<std::mutex> lock(mutex);
    happened += letter;
}

void noted(void* letter) { note(static_cast<char>(reinterpret_cast<intptr_t>(letter))); }

void expect(hipError_t error, hipError_t expected = hipSuccess) {
    if (error != expected) happened += " " + std::to_string(error) + "!=" + std::to_string(expected) + " ";
}

// Adds work to a stream that notes a letter.
void work(hipStream_t stream, char letter) {
    expect(hipLaunchHostFunc(stream, noted, reinterpret_cast<void*>(static_cast<intptr_t>(letter))));
}

hipStream_t new_stream(unsigned int flags = hipStreamDefault) {
    hipStream_t stream;
    expect(hipStreamCreateWithFlags(&stream, flags));
    return stream;
}

hipEvent_t new_event(unsigned int flags = hipEventDefault) {
    hipEvent_t event;
    expect(hipEventCreateWithFlags(&event, flags));
    return event;
}

void in_order() {
    const hipStream_t stream = new_stream();
    for (const char letter : {'a', 'b', 'c'}) work(stream, letter);
    expect(hipStreamSynchronize(stream));
}

void until_it_is_awaited() {
    const hipStream_t stream = new_stream();
    work(stream, 'a');
    note('1');
    expect(hipStreamSynchronize(stream));
    note('2');
}

void two_streams() {
    work(new_stream(), 'a');
    work(new_stream(), 'b');
    expect(hipDeviceSynchronize());
}

void missing_wait() {
    const hipStream_t first = new_stream(), second = new_stream();
    work(first, 'a');
    work(second, 'b');
    expect(hipStreamSynchronize(second));
    note('1');
}

void event_wait() {
    const hipStream_t first = new_stream(), second = new_stream(hipStreamNonBlocking);
    const hipEvent_t event = new_event();
    work(first, 'a');
    expect(hipEventRecord(event, first));
    expect(hipStreamWaitEvent(second, event, 0));
    work(second, 'b');
    expect(hipStreamSynchronize(second));
}

// A wait is for what the event stands for when the wait is submitted.
void event_recorded_again() {
    const hipStream_t first = new_stream(), second = new_stream();
    const hipEvent_t event = new_event();
    work(first, 'a');
    expect(hipEventRecord(event, first));
    expect(hipStreamWaitEvent(second, event, 0));
    work(first, 'c');
    expect(hipEventRecord(event, first));
    work(second, 'b');
    expect(hipStreamSynchronize(second));
    note('1');
    expect(hipEventSynchronize(event));
}

void destroyed_event() {
    const hipStream_t first = new_stream(), second = new_stream();
    const hipEvent_t event = new_event();
    work(first, 'a');
    expect(hipEventRecord(event, first));
    expect(hipStreamWaitEvent(second, event, 0));
    expect(hipEventDestroy(event));
    work(second, 'b');
    expect(hipStreamSynchronize(second));
    expect(hipEventSynchronize(event), hipErrorInvalidHandle);
}

void null_stream() {
    const hipStream_t first = new_stream(), second = new_stream();
    work(first, 'a');
    work(nullptr, 'b');
    work(second, 'c');
    expect(hipStreamSynchronize(second));
}

void null_stream_waits_for_all() {
    work(new_stream(), 'a');
    expect(hipStreamSynchronize(nullptr));
    note('1');
}

void non_blocking_stream() {
    const hipStream_t stream = new_stream(hipStreamNonBlocking);
    work(stream, 'a');
    work(nullptr, 'b');
    expect(hipStreamSynchronize(hipStreamLegacy));
    note('1');
    expect(hipStreamSynchronize(stream));
}

void per_thread_stream() {
    work(hipStreamPerThread, 'a');
    work(nullptr, 'b');
    std::thread([] {
        work(hipStreamPerThread, 'c');
        expect(hipStreamSynchronize(hipStreamPerThread));
    }).join();
}

void stream_query() {
    const hipStream_t stream = new_stream();
    work(stream, 'a');
    work(stream, 'b');
    while (hipStreamQuery(stream) == hipErrorNotReady) note('?');
    expect(hipGetLastError());
}

void event_query() {
    const hipEvent_t event = new_event();
    work(nullptr, 'a');
    work(nullptr, 'b');
    expect(hipEventRecord(event, nullptr));
    while (hipEventQuery(event) == hipErrorNotReady) note('?');
}

void destroyed_stream() {
    const hipStream_t stream = new_stream();
    work(stream, 'a');
    expect(hipStreamDestroy(stream));
    note('1');
    expect(hipDeviceSynchronize());
}

void stream_after_destroy() {
    const hipStream_t stream = new_stream();
    expect(hipStreamDestroy(stream));
    expect(hipStreamSynchronize(stream), hipErrorContextIsDestroyed);
    expect(hipStreamDestroy(stream), hipErrorContextIsDestroyed);
    note('1');
}

// The stream that waits is asked for first; what lets it go on is in another.
void value_from_a_stream() {
    static uint32_t value = 0;
    const hipStream_t first = new_stream(), second = new_stream();
    expect(hipStreamWaitValue32(first, &value, 2, hipStreamWaitValueGte));
    work(first, 'a');
    work(second, 'b');
    expect(hipStreamWriteValue32(second, &value, 3, 0));
    expect(hipStreamSynchronize(first));
}

void value_from_the_host() {
    static uint64_t value = 0;
    const hipStream_t stream = new_stream();
    expect(hipStreamWaitValue64(stream, &value, 0xF0, hipStreamWaitValueEq, 0xF0));
    work(stream, 'a');
    note('1');
    value = 0xFF;
    expect(hipStreamSynchronize(stream));
}

// Work that ends when the host has written to memory that both access, and work after it.
void work_that_waits_for_the_host() {
    void* memory = nullptr;
    expect(hipHostMalloc(&memory, sizeof(std::atomic<int>), 0));
    const auto written = new (memory) std::atomic<int>(0);
    const hipStream_t stream = new_stream();
    expect(hipLaunchHostFunc(stream, [](void* flag) {
        while (*static_cast<std::atomic<int>*>(flag) == 0) {}
        note('a');
    }, memory));
    work(stream, 'b');
    note('1');
    expect(hipStreamQuery(stream), hipErrorNotReady);
    *written = 1;
    expect(hipStreamSynchronize(stream));
    note('2');
    expect(hipHostFree(memory));
}

void value_never_written() {
    static uint32_t value = 0;
    expect(hipStreamWaitValue32(nullptr, &value, 1, hipStreamWaitValueAnd));
    work(nullptr, 'a');
    expect(hipDeviceSynchronize(), hipErrorLaunchTimeOut);
    expect(hipGetLastError(), hipErrorLaunchTimeOut);
}

void callback() {
    const auto called = [](hipStream_t stream, hipError_t error, void* data) {
        if (stream == nullptr && error == hipSuccess) noted(data);
    };
    expect(hipStreamAddCallback(nullptr, called, reinterpret_cast<void*>('a'), 0));
    expect(hipStreamAddCallback(nullptr, called, nullptr, 1), hipErrorInvalidValue);
    note('1');
    expect(hipDeviceSynchronize());
}

void elapsed_time() {
    const hipEvent_t start = new_event(), stop = new_event(), untimed = new_event(hipEventDisableTiming);
    float milliseconds = 0;
    expect(hipEventElapsedTime(&milliseconds, start, stop), hipErrorInvalidHandle);
    expect(hipEventRecord(start, nullptr));
    const auto nap = [](void*) { std::this_thread::sleep_for(std::chrono::milliseconds(20)); };
    expect(hipLaunchHostFunc(nullptr, nap, nullptr));
    expect(hipEventRecord(stop, nullptr));
    if (hipEventElapsedTime(&milliseconds, start, stop) == hipErrorNotReady) note('?');
    expect(hipEventSynchronize(stop));
    expect(hipEventElapsedTime(&milliseconds, start, stop));
    if (milliseconds >= 20 && milliseconds < 5000) note('a');
    expect(hipEventElapsedTime(&milliseconds, stop, start));
    if (milliseconds < 0) note('b');
    expect(hipEventRecord(untimed, nullptr));
    expect(hipEventElapsedTime(&milliseconds, start, untimed), hipErrorInvalidHandle);
    expect(hipEventElapsedTime(nullptr, start, stop), hipErrorInvalidValue);
}

void event_never_recorded() {
    expect(hipStreamWaitEvent(nullptr, new_event(), 0));
    note('1');
}

// The first wait for a buffer's event comes before the event is recorded.
void event_recorded_later() {
    const hipStream_t stream = new_stream();
    const hipEvent_t events[] = {new_event(), new_event()};
    for (int i = 0; i < 4; ++i) {
        expect(hipEventSynchronize(events[i % 2]));
        work(stream, static_cast<char>('a' + i));
        expect(hipEventRecord(events[i % 2], stream));
    }
    expect(hipDeviceSynchronize());
    for (const hipEvent_t event : events) expect(hipEventDestroy(event));
}

void call_in_host_function() {
    const auto synchronizes = [](void*) { expect(hipDeviceSynchronize()); };
    expect(hipLaunchHostFunc(nullptr, synchronizes, nullptr));
    expect(hipDeviceSynchronize());
    note('1');
}

void failed_work() {
    const hipStream_t stream = new_stream();
    hipport_cpu::submit(stream, "fails", [] { return hipErrorIllegalAddress; });
    expect(hipStreamSynchronize(stream), hipErrorIllegalAddress);
    expect(hipLaunchHostFunc(stream, noted, nullptr), hipErrorIllegalAddress);
    expect(hipGetLastError(), hipErrorIllegalAddress);
    expect(hipGetLastError(), hipErrorIllegalAddress);
}

void properties_of_streams() {
    int least = 0, greatest = 0, priority = 9;
    expect(hipDeviceGetStreamPriorityRange(&least, &greatest));
    hipStream_t stream;
    expect(hipStreamCreateWithPriority(&stream, hipStreamNonBlocking, greatest - 5));
    expect(hipStreamGetPriority(stream, &priority));
    unsigned int flags = 9;
    expect(hipStreamGetFlags(stream, &flags));
    hipDevice_t device = 9;
    expect(hipStreamGetDevice(stream, &device));
    if (least >= greatest && priority == greatest && flags == hipStreamNonBlocking && device == 0) note('a');
    unsigned long long one = 0, other = 0;
    expect(hipStreamGetId(stream, &one));
    expect(hipStreamGetId(new_stream(), &other));
    if (one != other) note('b');
    const uint32_t mask[] = {0xF};
    uint32_t back[] = {0};
    expect(hipExtStreamCreateWithCUMask(&stream, 1, mask));
    expect(hipExtStreamGetCUMask(stream, 1, back));
    if (back[0] == 0xF) note('c');
    expect(hipStreamCreateWithFlags(&stream, 2), hipErrorInvalidValue);
    expect(hipStreamDestroy(nullptr), hipErrorInvalidHandle);
    expect(hipStreamQuery(reinterpret_cast<hipStream_t>(&least)), hipErrorContextIsDestroyed);
}

// Each thread has a stream, and a ring of events goes through all.
void threads() {
    constexpr int count = 4, rounds = 50;
    static std::atomic<int> done{0};
    std::vector<std::thread> all;
    for (int i = 0; i < count; ++i) {
        all.emplace_back([] {
            const hipStream_t stream = new_stream(hipStreamNonBlocking);
            const hipEvent_t event = new_event();
            int own = 0;
            for (int round = 0; round < rounds; ++round) {
                const auto counts = [](void* data) {
                    ++*static_cast<int*>(data);
                    ++done;
                };
                expect(hipLaunchHostFunc(stream, counts, &own));
                expect(hipEventRecord(event, stream));
                if (round % 3 == 0) expect(hipEventSynchronize(event));
                if (round % 3 == 0 && own != round + 1) note('!');
            }
            expect(hipStreamSynchronize(stream));
            if (own != rounds) note('!');
            expect(hipStreamDestroy(stream));
        });
    }
    for (std::thread& thread : all) thread.join();
    if (done == count * rounds) note('a');
}

const std::map<std::string, void (*)()> cases = {
    {"in_order", in_order},
    {"until_it_is_awaited", until_it_is_awaited},
    {"two_streams", two_streams},
    {"missing_wait", missing_wait},
    {"event_wait", event_wait},
    {"event_recorded_again", event_recorded_again},
    {"destroyed_event", destroyed_event},
    {"null_stream", null_stream},
    {"null_stream_waits_for_all", null_stream_waits_for_all},
    {"non_blocking_stream", non_blocking_stream},
    {"per_thread_stream", per_thread_stream},
    {"stream_query", stream_query},
    {"event_query", event_query},
    {"destroyed_stream", destroyed_stream},
    {"stream_after_destroy", stream_after_destroy},
    {"value_from_a_stream", value_from_a_stream},
    {"value_from_the_host", value_from_the_host},
    {"work_that_waits_for_the_host", work_that_waits_for_the_host},
    {"value_never_written", value_never_written},
    {"callback", callback},
    {"elapsed_time", elapsed_time},
    {"event_never_recorded", event_never_recorded},
    {"event_recorded_later", event_recorded_later},
    {"call_in_host_function", call_in_host_function},
    {"failed_work", failed_work},
    {"properties_of_streams", properties_of_streams},
    {"threads", threads},
};

}  // namespace

int main(int, char** arguments) {
    cases.at(arguments[1])();
    puts(happened.c_str());
    return 0;
}
