// The least of the host runtime that the numerical libraries need: work runs when it is submitted, or is kept until the
// stream is finished where hold() has been called.

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <vector>

#include "host.h"

namespace hipport_cpu {

namespace {

bool is_held = false;
Settings gpu = {64, "gfx942", 0, 1, 0, false, false, false, 1};
std::vector<Task> held;

}  // namespace

extern "C" __attribute__((visibility("default"))) void set_gpu(const char* arch) { gpu.arch = arch; }
const Settings& settings() { return gpu; }

extern "C" __attribute__((visibility("default"))) void hold(bool hold) { is_held = hold; }

hipError_t submit(hipStream_t, const char*, Task task) {
    if (!is_held) return task();
    held.push_back(std::move(task));
    return hipSuccess;
}

extern "C" __attribute__((visibility("default"))) hipError_t finish_all() { return finish(nullptr); }

hipError_t finish(hipStream_t) {
    for (const Task& task : held) task();
    held.clear();
    return hipSuccess;
}

Call::Call(const void*) : is_outermost_(true) {}
Call::~Call() {}

void refuse(const char* format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    abort();
}

}  // namespace hipport_cpu

using namespace hipport_cpu;

hipError_t hipMemcpy2D(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width, size_t height,
                       hipMemcpyKind) {
    for (size_t row = 0; row < height; ++row) {
        memcpy(static_cast<char*>(to) + row * to_pitch, static_cast<const char*>(from) + row * from_pitch, width);
    }
    return hipSuccess;
}

hipError_t hipMemcpy2DAsync(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width,
                            size_t height, hipMemcpyKind kind, hipStream_t stream) {
    return submit(stream, "hipMemcpy2DAsync",
                  [=] { return hipMemcpy2D(to, to_pitch, from, from_pitch, width, height, kind); });
}
