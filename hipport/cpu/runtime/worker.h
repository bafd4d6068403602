// One operating system thread that executes blocks: the threads of its block, its wavefronts, and what runs next.

#ifndef HIPPORT_CPU_WORKER_H
#define HIPPORT_CPU_WORKER_H

#include <atomic>

#include "fiber.h"
#include "stacks.h"
#include "hipport_cpu/runtime.h"

namespace hipport_cpu {

constexpr unsigned int max_threads = 1024;  // of a block
constexpr unsigned int max_waves = max_threads / 32;

struct Worker;
struct Units;    // of a block whose kernel is loops
struct Checker;  // of a check build's accesses

// A launch while it runs, shared by its workers.
struct Job {
    const Launch* launch;
    void (*execute)(Worker&, Job&);  // blocks, until none is left
    Run run;
    const Plan* plan;  // null for a stack for each thread
    void* kernel;
    uint64_t block_count;
    std::atomic<uint64_t> next_block{0};
    std::atomic<bool> stopped{false};
    std::atomic<int> failing{0};  // the first that fails says why
    Failure* failure;
    double deadline;  // of the monotonic clock, in seconds
    // Blocks that have not ended, those of them that have yet to come to the barrier of the grid, how often all have met.
    std::atomic<unsigned int> grid_live{0};
    std::atomic<unsigned int> grid_missing{0};
    std::atomic<unsigned int> grid_round{0};
    // All workers; those that have not run out of blocks; those of them whose blocks wait for others, and do so asleep.
    // How often a block has got on whose threads wait for others: as sleepers have been told, and in the upper half of
    // `rounds`; in its lower half, how many blocks have since gone around all these loops in vain.
    std::atomic<unsigned int> workers{0};
    std::atomic<unsigned int> working{0};
    std::atomic<unsigned int> waiting{0};
    std::atomic<unsigned int> asleep{0};
    std::atomic<uint32_t> told{0};
    std::atomic<uint64_t> rounds{0};
};

// The lanes of a wavefront by what they do: wait to be continued, wait at a wave operation, wait at a barrier; the lowest
// bits of the values with which they wait. `end` is the number of the block's threads up to and with this wavefront.
struct Wave {
    uint64_t ready, meeting, at_barrier;
    uint64_t pausing;    // those of `meeting` that let other wavefronts go on
    uint64_t stepping;   // those of `meeting` that are to access volatile shared memory
    uint64_t votes;
    uint64_t calls;      // of the first lane that came to a wave operation
    bool together;       // all came on the same way
    const void* result;  // of the wait from which lanes are continued
    unsigned int first, end;
    unsigned int arriving;  // which of these gets the values of the lanes that come; the other one is read
    Meeting meetings[2];
};

// A thread of the block by its number: its coordinates, and where it waits.
struct Lane {
    Context* context;
    Fiber* fiber;
    Position thread;
};

// The waiting thread's call as a frame that it had: the one outside of it, and the return address.
inline void** frame_of(const Lane& lane) { return reinterpret_cast<void**>(&lane.context->frame); }

// Where a frame's function goes on in its caller, without the signature that arm64 may have put above the address.
inline uintptr_t return_address(void** frame) {
    return reinterpret_cast<uintptr_t>(frame[1]) & ((uintptr_t{1} << 48) - 1);
}

struct Worker {
    Job* job = nullptr;
    Context* main = nullptr;  // of the operating system thread's own stack
    Fiber fibers[max_threads];
    Stacks stacks;  // of these
    unsigned int fibers_begun = 0;  // in this launch
    Fiber* idle = nullptr;
    Fiber* running = nullptr;
    Lane* lane = nullptr;  // of the thread that runs, where it goes on; null while a row runs from its begin on

    unsigned int thread_count = 0, wave_count = 0, wave_shift = 0;
    unsigned int launch_order = 0;
    Wave* current = nullptr;     // the wavefront whose lanes run
    unsigned int next = 0;       // the first thread of the block that has not begun, in their order
    unsigned int row_begin = 0;  // x of the first thread of the row that runs
    bool any_waits = false;      // a thread of this block has waited
    bool has_paused = false;     // a wavefront before this one has lanes to go on that have let others do so
    bool grid_barrier = false;   // what the block waits for next is the barrier of the grid
    Arrivals arrivals{};
    unsigned short begin_order[max_threads];  // threads as they begin, where that is not forward
    Wave waves[max_waves];
    Lane lanes[max_threads];
    uint64_t calls[max_threads];  // that led them to a wave operation, as a hash

    std::atomic<bool> inside{false};   // a fiber runs: a signal may end it
    std::atomic<int> guarded{0};       // in code that must not be left half done
    unsigned int spins = 0;               // rounds of loops in which threads wait for others
    double waits_since = 0;               // when those of its block began to do nothing else; 0 if they do
    double looks_since = 0;               // when it was last awake again while they waited; 0 before
    uint64_t waits = 0;                   // which of them did when all had last gone on, as a hash
    uint64_t in_vain_since = ~uint64_t{0};  // when its block has last been one of those that count as waiting in vain
    const void* spinning = nullptr;       // where the kernel goes on that has called for the last of them
    uintptr_t shared_begin = 0;  // of the module's shared memory; what it has is known once a thread has asked
    size_t shared_bytes = 0;
    bool seeks = false;                // runs the threads of a row that failed one after another, until one fails
    void* signal_stack = nullptr;
    const void* caller = nullptr;  // where the kernel goes on that runs code of the runtime, which is guarded
    Units* units = nullptr;
    Checker* checker = nullptr;  // in a launch of a check build
};

// The worker of this operating system thread, null where it executes no launch.
extern __thread __attribute__((tls_model("initial-exec"))) Worker* worker;

double now();  // seconds of the monotonic clock

}  // namespace hipport_cpu

#endif
