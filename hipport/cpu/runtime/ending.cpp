#include "ending.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

namespace hipport_cpu {

Threads threads{};

namespace {

// Not this thread itself, which would leave before the last of the others has been told.
void interrupt(pthread_t thread) {
    if (!pthread_equal(thread, pthread_self())) pthread_kill(thread, stop_signal);
}

void interrupt_other_workers() {
    for (const Helper* helper = threads.helpers; helper != nullptr; helper = helper->next) interrupt(helper->thread);
    interrupt(threads.launcher);
}

// Where the kernel goes on that has called the runtime, or has last waited: for what happens outside of its module.
const void* caller_in(const Worker& w) {
    if (w.caller != nullptr || w.lane == nullptr || w.lane->context == nullptr) return w.caller;
    return reinterpret_cast<const void*>(w.lane->context->place);
}

}  // namespace

bool fail(Job& failed, Outcome status, int signal, const void* place, const void* address, const char* text) {
    const bool is_first = failed.failing.exchange(1) == 0;
    if (is_first) {
        Failure& failure = *failed.failure;
        failure.status = status;
        failure.signal = signal;
        failure.address = address;
        if (worker != nullptr && worker->inside.load()) {
            const Position positions[] = {hipport_cpu_here.block, hipport_cpu_here.thread};
            memcpy(failure.block, &positions[0], sizeof(failure.block));
            memcpy(failure.thread, &positions[1], sizeof(failure.thread));
            failure.in_kernel = failure.thread_known = 1;
            failure.place = place;
            failure.caller = caller_in(*worker);
        }
        strncpy(failure.text, text, sizeof(failure.text) - 1);
    }
    failed.stopped.store(true);
    interrupt_other_workers();
    return is_first;
}

void leave(Worker& w) {
    Context* left;
    w.inside.store(false, std::memory_order_relaxed);
    hipport_cpu_switch(&left, Turn{w.main, nullptr});
    __builtin_unreachable();
}

void leave_if_stopped(Worker& w, const Job& running) {
    if (running.stopped.load() && w.inside.load() && w.guarded.load() == 0) leave(w);
}

}  // namespace hipport_cpu

using namespace hipport_cpu;

namespace {

[[noreturn]] void fail_here(Outcome status, const char* text, const void* place) {
    fail(*worker->job, status, 0, place, nullptr, text);
    leave(*worker);
}

}  // namespace

// Of the host runtime, where there is one: whether what an assertion in host code says is in the report when it ends the
// program.
extern "C" __attribute__((weak)) bool hipport_cpu_report_assertion(const char* text);

extern "C" void hipport_cpu_assertion_failed(const char* expression, const char* file, unsigned int line,
                                             const char* function) {
    const bool is_host = worker == nullptr;
    char text[512];
    snprintf(text, sizeof(text), "%s:%u: %s: %s `%s' failed", file, line, function,
             is_host ? "Assertion" : "Device-side assertion", expression);
    if (is_host) {
        fflush(stdout);
        if (hipport_cpu_report_assertion == nullptr || !hipport_cpu_report_assertion(text)) {
            fprintf(stderr, "%s\n", text);
        }
        abort();
    }
    fail_here(Outcome::assertion, text, static_cast<const char*>(__builtin_return_address(0)) - 1);
}

extern "C" void hipport_cpu_misuse(const char* text) { fail_here(Outcome::misuse, text, nullptr); }

extern "C" bool hipport_cpu_is_in_kernel() { return worker != nullptr && worker->inside.load(); }
