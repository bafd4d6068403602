// Asynchronous work of all streams: what there is, what it comes after, and in which order it is done.
//
// By default an operation is done as soon as what it comes after is done. Where work is delayed, it stays until somebody
// wants it: then it is done, with what it comes after, and nothing else. Among operations that may be done, the order of
// `settings()` chooses.

#ifndef HIPPORT_CPU_OPERATIONS_H
#define HIPPORT_CPU_OPERATIONS_H

#include <chrono>
#include <mutex>
#include <vector>

#include "host.h"

namespace hipport_cpu {

struct Operation;
using Work = std::shared_ptr<Operation>;

// Whether an operation may begin, where that depends on memory.
using Gate = std::function<bool()>;

// Without a task it is a mark, which is done as soon as what it comes after is done.
struct Operation {
    const char* what;
    Task task;
    Gate gate;
    const void* caller;                // that submitted it
    uint64_t number;                   // in the order of submission
    std::vector<Work> after;           // what it comes after
    std::vector<Operation*> followers; // what comes after it
    size_t missing;                    // how much of `after` is not done
    bool is_wanted;
    bool is_done;
    std::chrono::steady_clock::time_point ended;
};

// All operations, streams, events and captures have one lock. It is not held while a task runs.
using Lock = std::unique_lock<std::mutex>;
Lock locked();

// Adds an operation that comes after others, of which those that are done, or null, are left out.
Work add(Lock& lock, const char* what, std::vector<Work> after, Task task = nullptr, Gate gate = nullptr);
inline bool is_done(const Work& work) { return work == nullptr || work->is_done; }

// Does what is wanted and can be done now.
void advance(Lock& lock);
// Does operations, and before them what they come after.
void complete(Lock& lock, const std::vector<Work>& works);
// Does one of the operations that lead to this one, if any can be done now.
void complete_one(Lock& lock, const Work& work);

// Whether this thread is in a task: what a task calls is done at once. A function of the program that runs as a task must
// not call HIP, which this reports.
bool is_in_task();
// Runs a function of the program within a task.
void run_host_function(const std::function<void()>& function);

}  // namespace hipport_cpu

#endif
