// printf of kernels; in a program, also of its host code.

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "check.h"
#include "ending.h"

using namespace hipport_cpu;

namespace {

// Whether what kernels print is marked: where standard output is the pipe that whoever compares runs has made for it.
// Its number is in HIPPORT_RUN_PRINTS.
bool is_marked() {
    static const bool is = [] {
        struct stat output;
        const char* const pipe = getenv("HIPPORT_RUN_PRINTS");
        return pipe != nullptr && fstat(fileno(stdout), &output) == 0 && S_ISFIFO(output.st_mode) &&
               strtoull(pipe, nullptr, 10) == output.st_ino;
    }();
    return is;
}

// What launch 3 prints: "\x0e" "3" "\x0f", the text, "\x0e\x0f".
int print(const Launch& launch, const char* format, va_list arguments) {
    if (!is_marked()) return vprintf(format, arguments);
    flockfile(stdout);
    printf("\x0e%llu\x0f", static_cast<unsigned long long>(launch.number));
    const int printed = vprintf(format, arguments);
    fputs("\x0e\x0f", stdout);
    funlockfile(stdout);
    return printed;
}

}  // namespace

extern "C" int hipport_cpu_printf(const char* format, ...) {
    va_list arguments;
    va_start(arguments, format);
    if (worker == nullptr) {
        const int printed = vprintf(format, arguments);
        va_end(arguments);
        return printed;
    }
    const Guard guard(*worker);
    const Launch& launch = *worker->job->launch;
    const bool is_repeated = launch.check != nullptr && launch.check->is_repeated;
    worker->caller = __builtin_return_address(0);
    const int printed = is_repeated ? 0 : print(launch, format, arguments);
    va_end(arguments);
    worker->caller = nullptr;
    return printed;
}
