// What ends a launch early: the first reason counts, and a signal tells all of its threads.

#ifndef HIPPORT_CPU_ENDING_H
#define HIPPORT_CPU_ENDING_H

#include <pthread.h>
#include <signal.h>

#include "worker.h"

namespace hipport_cpu {

// Ignored by default, so that one that comes late does no harm.
constexpr int stop_signal = SIGURG;

// An operating system thread that waits for launches.
struct Helper {
    pthread_t thread;
    Worker* worker;
};

// The threads that execute launches: the one that launches, and its helpers.
struct Threads {
    pthread_t launcher;
    Helper* helpers;
    unsigned int helper_count;
};
extern Threads threads;

// Says of a signal that a thread has used up its stack.
constexpr const char* stack_overflow = "stack";

// Ends the launch for all its workers, for this reason if it is the first; whether it is.
bool fail(Job& job, Outcome status, int signal, const void* place, const void* address, const char* text);

// Leaves the kernel that this worker executes.
[[noreturn]] void leave(Worker& worker);

// Leaves it where the launch has ended, unless the worker is guarded.
void leave_if_stopped(Worker& worker, const Job& job);

}  // namespace hipport_cpu

#endif
