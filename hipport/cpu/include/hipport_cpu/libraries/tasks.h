// What the host does for the device: tasks in which memory is accessed as it is, and algorithms are functions.

#ifndef HIPPORT_CPU_LIBRARIES_TASKS_H
#define HIPPORT_CPU_LIBRARIES_TASKS_H

#include <utility>

#include "hipport_cpu/passes.h"
#include "hipport_cpu/streams.h"

namespace hipport_cpu {

// Submits `work`, which cannot fail.
template <class Work>
hipError_t submit_work(hipStream_t stream, const char* what, Work work) {
    return submit(stream, what, [work]() mutable {
        const bool before = std::exchange(in_task, true);
        work();
        in_task = before;
        return hipSuccess;
    });
}

}  // namespace hipport_cpu

#endif
