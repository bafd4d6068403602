// Memory and events of two processes: the program starts itself once more, with what it needs in pipes.

#include <hip/hip_runtime.h>

#include <sys/wait.h>
#include <unistd.h>

#include <string>
#include <vector>

#include "expect.h"

namespace {

constexpr size_t count = 5000, offset = 3;  // elements: more than a page

struct Handles {
    hipIpcMemHandle_t memory, freed;
    hipIpcEventHandle_t event;
};

std::vector<int> numbers(int first) {
    std::vector<int> values(count);
    for (size_t i = 0; i < count; ++i) values[i] = first + static_cast<int>(i);
    return values;
}

void expect_numbers(const char* what, const int* device, size_t begin, int first) {
    std::vector<int> values(count - begin);
    expect({{CALL(hipMemcpy(values.data(), device, values.size() * sizeof(int), hipMemcpyDeviceToHost)), hipSuccess}});
    const std::vector<int> wanted = numbers(first);
    expect_same(what, values == std::vector<int>(wanted.begin() + static_cast<ptrdiff_t>(begin), wanted.end()), true);
}

// Takes handles from standard input, says on standard output that it waits, and changes the memory.
int other_process(int from, int to) {
    Handles handles;
    int* memory;
    void* freed;
    hipEvent_t event;
    hipStream_t stream;
    expect_same("handles", read(from, &handles, sizeof(handles)), static_cast<ssize_t>(sizeof(handles)));
    expect({{CALL(hipIpcOpenMemHandle(reinterpret_cast<void**>(&memory), handles.memory, 0)), hipErrorInvalidValue},
            {CALL(hipIpcOpenMemHandle(reinterpret_cast<void**>(&memory), handles.memory, hipIpcMemLazyEnablePeerAccess)),
             hipSuccess},
            {CALL(hipIpcOpenMemHandle(&freed, handles.freed, hipIpcMemLazyEnablePeerAccess)), hipErrorInvalidDevicePointer},
            {CALL(hipIpcOpenEventHandle(&event, handles.event)), hipSuccess},
            {CALL(hipEventQuery(event)), hipErrorNotReady},
            {CALL(hipStreamCreate(&stream)), hipSuccess},
            {CALL(hipStreamWaitEvent(stream, event, 0)), hipSuccess},
            {CALL(hipStreamQuery(stream)), hipErrorNotReady}});
    hipGetLastError();
    expect_same("a word", write(to, "w", 1), ssize_t{1});
    expect({{CALL(hipStreamSynchronize(stream)), hipSuccess}, {CALL(hipEventQuery(event)), hipSuccess}});
    expect_numbers("what the first process has written", memory, offset, 100);
    const std::vector<int> values = numbers(7000);
    expect({{CALL(hipMemcpyAsync(memory - offset, values.data(), count * sizeof(int), hipMemcpyHostToDevice, stream)), hipSuccess},
            {CALL(hipEventRecord(event, stream)), hipSuccess},
            {CALL(hipStreamSynchronize(stream)), hipSuccess},
            {CALL(hipIpcCloseMemHandle(memory - offset)), hipErrorInvalidValue},
            {CALL(hipIpcCloseMemHandle(memory)), hipSuccess},
            {CALL(hipIpcCloseMemHandle(memory)), hipErrorInvalidValue},
            {CALL(hipEventDestroy(event)), hipSuccess},
            {CALL(hipStreamDestroy(stream)), hipSuccess}});
    return 0;
}

}  // namespace

int main(int argc, char** arguments) {
    if (argc > 2) return other_process(std::stoi(arguments[1]), std::stoi(arguments[2]));
    int there[2], back[2], *memory, *freed, *pinned, host = 0;
    static uint32_t gate = 0;
    hipEvent_t event, own;
    hipStream_t stream;
    Handles handles;
    void* opened;
    expect({{CALL(hipMalloc(&memory, count * sizeof(int))), hipSuccess},
            {CALL(hipMalloc(&freed, 64)), hipSuccess},
            {CALL(hipHostMalloc(&pinned, 64, 0)), hipSuccess},
            {CALL(hipStreamCreate(&stream)), hipSuccess},
            {CALL(hipEventCreateWithFlags(&event, hipEventDisableTiming | hipEventInterprocess)), hipSuccess},
            {CALL(hipEventCreate(&own)), hipSuccess},
            {CALL(hipIpcGetMemHandle(&handles.memory, &host)), hipErrorInvalidValue},
            {CALL(hipIpcGetMemHandle(&handles.memory, pinned)), hipErrorInvalidValue},
            {CALL(hipIpcGetEventHandle(&handles.event, own)), hipErrorInvalidConfiguration}});
    const std::vector<int> before = numbers(0), values = numbers(100);
    expect({{CALL(hipMemcpy(memory, before.data(), count * sizeof(int), hipMemcpyHostToDevice)), hipSuccess},
            {CALL(hipIpcGetMemHandle(&handles.memory, memory + offset)), hipSuccess},
            {CALL(hipIpcGetMemHandle(&handles.freed, freed)), hipSuccess},
            {CALL(hipFree(freed)), hipSuccess},
            {CALL(hipIpcGetEventHandle(&handles.event, event)), hipSuccess},
            {CALL(hipIpcOpenMemHandle(&opened, handles.memory, hipIpcMemLazyEnablePeerAccess)), hipErrorInvalidContext},
            {CALL(hipIpcOpenEventHandle(&own, handles.event)), hipErrorInvalidContext},
            {CALL(hipEventQuery(event)), hipSuccess}});
    expect_numbers("what was there before it was shared", memory, 0, 0);
    expect({{CALL(hipStreamWaitValue32(stream, &gate, 1, hipStreamWaitValueEq, 0xffffffff)), hipSuccess},
            {CALL(hipMemcpyAsync(memory, values.data(), count * sizeof(int), hipMemcpyHostToDevice, stream)), hipSuccess},
            {CALL(hipEventRecord(event, stream)), hipSuccess}});
    expect_same("pipes", pipe(there) + pipe(back), 0);
    const pid_t child = fork();
    if (child == 0) {
        const std::string from = std::to_string(there[0]), to = std::to_string(back[1]);
        execl("/proc/self/exe", arguments[0], from.c_str(), to.c_str(), nullptr);
        _exit(1);
    }
    char word = 0;
    int status = 1;
    expect_same("handles", write(there[1], &handles, sizeof(handles)), static_cast<ssize_t>(sizeof(handles)));
    expect_same("a word", read(back[0], &word, 1), ssize_t{1});
    gate = 1;
    expect({{CALL(hipStreamSynchronize(stream)), hipSuccess}});
    waitpid(child, &status, 0);
    expect_same("the other process", status, 0);
    expect({{CALL(hipEventSynchronize(event)), hipSuccess}});
    expect_numbers("what the other process has written", memory, 0, 7000);
    expect({{CALL(hipEventDestroy(event)), hipSuccess},
            {CALL(hipEventDestroy(own)), hipSuccess},
            {CALL(hipStreamDestroy(stream)), hipSuccess},
            {CALL(hipHostFree(pinned)), hipSuccess},
            {CALL(hipFree(memory)), hipSuccess}});
}
