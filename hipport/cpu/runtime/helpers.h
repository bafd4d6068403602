// The operating system threads that execute blocks beside the one that launches. They stay, and wait for launches.

#ifndef HIPPORT_CPU_HELPERS_H
#define HIPPORT_CPU_HELPERS_H

#include <signal.h>

#include "worker.h"

namespace hipport_cpu {

// Null where there is no memory.
Worker* new_worker();

// Lets the handlers of signals of this operating system thread run on the worker's stack for them.
void use_signal_stack(Worker& worker, stack_t* before);

// Sees to it that there are as many helpers. Returns how many of them there are: fewer where the system gives no more.
unsigned int ensure_helpers(unsigned int count);

// Executes a launch by this operating system thread's worker and as many helpers, to its end.
void execute_with_helpers(Job& job, unsigned int count);

// Gives a launch that runs with `working` workers as many more. False where the system gives none.
bool hire(Job& job, unsigned int working, unsigned int count);

// In a child process, which has none of its parent's other threads.
void forget_helpers();

}  // namespace hipport_cpu

#endif
