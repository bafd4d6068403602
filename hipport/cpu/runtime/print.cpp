// printf of kernels; in a program, also of its host code.

#include <stdarg.h>
#include <stdio.h>

#include "check.h"
#include "ending.h"

using namespace hipport_cpu;

extern "C" int hipport_cpu_printf(const char* format, ...) {
    va_list arguments;
    va_start(arguments, format);
    if (worker == nullptr) {
        const int printed = vprintf(format, arguments);
        va_end(arguments);
        return printed;
    }
    const Guard guard(*worker);
    const Check* const check = worker->job->launch->check;
    const bool is_repeated = check != nullptr && check->is_repeated;
    worker->caller = __builtin_return_address(0);
    const int printed = is_repeated ? 0 : vprintf(format, arguments);
    va_end(arguments);
    worker->caller = nullptr;
    return printed;
}
