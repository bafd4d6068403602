// One operating system thread that executes blocks: the threads of its block, its wavefronts, and what runs next.

#ifndef HIPPORT_CPU_WORKER_H
#define HIPPORT_CPU_WORKER_H

#include <atomic>

#include "fiber.h"
#include "hipport_cpu/runtime.h"

namespace hipport_cpu {

constexpr unsigned int max_threads = 1024;  // of a block
constexpr unsigned int max_waves = max_threads / 32;

// A launch while it runs, shared by its workers.
struct Job {
    const Launch* launch;
    Run run;
    void* kernel;
    uint64_t block_count;
    std::atomic<uint64_t> next_block{0};
    std::atomic<bool> stopped{false};
    std::atomic<int> failing{0};  // the first that fails says why
    Failure* failure;
    double deadline;  // of the monotonic clock, in seconds
    // Blocks that wait at the barrier of the grid, those that have not ended, and how often all have met.
    std::atomic<unsigned int> grid_waiting{0};
    std::atomic<unsigned int> grid_live{0};
    std::atomic<unsigned int> grid_round{0};
};

// The lanes of a wavefront by what they do: wait to be continued, wait at a wave operation, wait at a barrier. `end` is
// the number of the block's threads up to and with this wavefront.
struct Wave {
    uint64_t ready, meeting, at_barrier;
    unsigned int first, end;
    Meeting met;
    uint64_t incoming[64];
};

// What is known of a thread that waits: its fiber; at a wave operation, the innermost frame of its calls, their hash.
struct Lane {
    Fiber* fiber;
    void** frame;
    uint64_t calls;
};

struct Worker {
    Job* job = nullptr;
    Fiber main;  // the operating system thread's own stack
    Fiber fibers[max_threads];
    unsigned int fibers_allocated = 0;
    unsigned int fibers_begun = 0;  // in this launch
    Fiber* idle = nullptr;
    Fiber* running = nullptr;

    unsigned int thread_count = 0, wave_count = 0, wave_shift = 0;
    unsigned int launch_order = 0;
    unsigned int current = 0;     // the wavefront whose lanes run
    unsigned int next = 0;        // the first thread of the block that has not begun, in their order
    unsigned int x = 0, y = 0, z = 0;  // its coordinates, in the forward order
    bool row_open = false;        // the running fiber executes a row from its begin on
    bool any_waits = false;       // a thread of this block has waited
    bool grid_barrier = false;    // what the block waits for next is the barrier of the grid
    Arrivals arrivals{};
    unsigned short begin_order[max_threads];  // threads as they begin, where that is not forward
    Wave waves[max_waves];
    Lane lanes[max_threads];

    std::atomic<bool> inside{false};   // a fiber runs: a signal may end it
    std::atomic<int> guarded{0};       // in code that must not be left half done
    void* signal_stack = nullptr;
};

// The worker of this operating system thread, null where it executes no launch.
extern __thread __attribute__((tls_model("initial-exec"))) Worker* worker;

// Executes blocks of the job until none is left or it is stopped.
void execute(Worker& worker, Job& job);

// Ends the launch for all its workers, for this reason if it is the first.
void fail(Job& job, Status status, int signal, const void* place, const void* address, const char* text);

// Leaves the kernel that this worker executes.
[[noreturn]] void leave(Worker& worker);

double now();  // seconds of the monotonic clock

}  // namespace hipport_cpu

#endif
