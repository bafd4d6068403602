// Launches of a program that was compiled for the check.

#ifndef HIPPORT_CPU_CHECKS_H
#define HIPPORT_CPU_CHECKS_H

#include "hipport_cpu/runtime.h"
#include "host.h"

namespace hipport_cpu {

// Executes a launch against what it may access: all live allocations, variables of the device, its shared memory. What is
// found goes to the report.
void checked_launch(const BoundKernel& kernel, size_t shared_bytes, Launch& launch, Failure& failure);

}  // namespace hipport_cpu

#endif
