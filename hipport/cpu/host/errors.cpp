// Errors as HIP has them: the last one of each thread, and those of a kernel, after which the device does nothing more.

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <atomic>

#include "host.h"

namespace hipport_cpu {

namespace {

thread_local hipError_t last = hipSuccess;
std::atomic<hipError_t> of_device{hipSuccess};

}  // namespace

hipError_t returned(hipError_t error) {
    if (error == hipSuccess) error = stuck();
    if (error == hipSuccess || error == hipErrorNotReady) return error;
    last = error;
    if (error != stuck()) failed(error);
    return error;
}

void stick(hipError_t error) {
    hipError_t none = hipSuccess;
    of_device.compare_exchange_strong(none, error);
}

hipError_t stuck() { return of_device.load(); }

void refuse(const char* format, ...) {
    fflush(stdout);
    fputs("hipport run: ", stderr);
    va_list arguments;
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    exit(EXIT_FAILURE);
}

}  // namespace hipport_cpu

using namespace hipport_cpu;

hipError_t hipGetLastError() {
    const hipError_t error = last != hipSuccess ? last : stuck();
    last = hipSuccess;
    return error;
}

hipError_t hipPeekAtLastError() { return last != hipSuccess ? last : stuck(); }
