// Kernels as loops over lanes: which region of which wavefront runs next.

#ifndef HIPPORT_CPU_UNITS_H
#define HIPPORT_CPU_UNITS_H

#include "worker.h"

namespace hipport_cpu {

// Executes blocks of the job, whose kernel has a plan, until none is left or it is stopped.
void execute_units(Worker& worker);

// Ends the thread that runs, which cannot go on; the others of its block do.
[[noreturn]] void retire_lane(Worker& worker);

}  // namespace hipport_cpu

#endif
