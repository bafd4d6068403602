// The signals of a launch: what a kernel does that the processor refuses, the time limit, and the end.

#ifndef HIPPORT_CPU_SIGNALS_H
#define HIPPORT_CPU_SIGNALS_H

#include <signal.h>
#include <time.h>

#include "worker.h"

namespace hipport_cpu {

// The handlers of signals while a launch runs; afterwards those from before.
class SignalHandlers {
  public:
    explicit SignalHandlers(Job& job);
    ~SignalHandlers();

  private:
    struct sigaction stop_before_;
};

// Sends the stop signal to the process when the time is over.
class Timer {
  public:
    explicit Timer(double seconds);
    ~Timer();

  private:
    timer_t timer_;
    bool running_;
};

}  // namespace hipport_cpu

#endif
