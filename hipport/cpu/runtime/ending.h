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
    Helper* next;
};

// The threads that execute launches: the one that launches, and its helpers.
struct Threads {
    pthread_t launcher;
    std::atomic<Helper*> helpers;
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

// Keeps the signal that ends a launch out of what must not be left half done.
class Guard {
  public:
    explicit Guard(Worker& w) : w_(w) { count(1); }
    ~Guard() {
        count(-1);
        if (w_.job->stopped.load(std::memory_order_relaxed)) leave_if_stopped(w_, *w_.job);
    }

  private:
    // Signals come to the thread itself: that takes no operation on memory that others see.
    void count(int change) {
        w_.guarded.store(w_.guarded.load(std::memory_order_relaxed) + change, std::memory_order_relaxed);
        std::atomic_signal_fence(std::memory_order_seq_cst);
    }

    Worker& w_;
};

}  // namespace hipport_cpu

#endif
