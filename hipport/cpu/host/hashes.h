// What a launch leaves in memory, as one number: equal runs have equal numbers after each launch.

#ifndef HIPPORT_CPU_HASHES_H
#define HIPPORT_CPU_HASHES_H

#include "host.h"

namespace hipport_cpu {

// Reports the launch that has just ended, with a hash of all memory that it may have written.
void report_hash(const BoundKernel& kernel, const LaunchShape& shape);

}  // namespace hipport_cpu

#endif
