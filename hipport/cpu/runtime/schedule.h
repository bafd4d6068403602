// The schedule of one worker: which block, row or thread runs next.

#ifndef HIPPORT_CPU_SCHEDULE_H
#define HIPPORT_CPU_SCHEDULE_H

#include "worker.h"

namespace hipport_cpu {

// Executes blocks of the job until none is left or it is stopped.
void execute(Worker& worker, Job& job);

// Ends the thread that runs, whose block goes on without it.
[[noreturn]] void retire(Worker& worker);

}  // namespace hipport_cpu

#endif
