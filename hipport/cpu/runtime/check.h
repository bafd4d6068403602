// The check build: what a launch may access, in which order, and what is found where it does otherwise.
//
// Kernels of a check build are instrumented for ThreadSanitizer and for UndefinedBehaviorSanitizer's bounds and
// alignment; the functions that they call then are ours (check_entries.cpp). The schedule tells here when threads wait
// for each other.

#ifndef HIPPORT_CPU_CHECK_H
#define HIPPORT_CPU_CHECK_H

#include "worker.h"

namespace hipport_cpu {

enum class Found : int {
    read_out_of_bounds,
    write_out_of_bounds,
    index_out_of_bounds,
    null_access,
    misaligned,
    constant_written,
    shared_unwritten,
    global_unwritten,
    race_in_shared,
    race_in_block,
    race_across_blocks,
    divergent_barrier,
    inactive_source,
    absent_lanes,
    caller_not_named,
    divided_by_zero,
    used_when_freed,
    freed_again,
    freed_wrongly,
};

enum class Space : int { heap = -1, global, variable, static_shared, dynamic_shared, compilers_own };

// Memory that kernels may access. Shared memory is at an offset of the module's thread-local memory.
struct Region {
    uintptr_t address;
    size_t bytes;
    Space space;
    int undefined;  // holds nothing before the launch
    int read_only;
};

constexpr int max_frames = 8;

// As the number of a record's region: the heap of the device.
constexpr int of_heap = -2;

// What the reading access of a race reads: what the other one writes atomically; and goes on with an atomic access to it.
enum class Reads : int { any, atomic, atomic_before_swap };

// Something found, and how often at this place.
struct Record {
    Found found;
    int region;      // the nearest one, -1 without
    int64_t offset;  // of the access in the region, in the heap in a block
    uint64_t bytes;
    int is_write;
    int other_is_write;
    Reads reads;
    unsigned int block[3], thread[3];
    unsigned int other_block[3], other_thread[3];
    uint64_t value;  // lanes that are missing, the lane that is read, the index, the address
    uint64_t count;
    uint64_t frames[max_frames];        // calls, innermost first, as offsets in the module
    uint64_t other_frames[max_frames];  // of the other access, of which only the innermost is known
    char text[64];                      // the type of an array
    uint64_t block_bytes;               // of a block of the heap
    uint64_t allocated_by, freed_by[2]; // the calls that did so as frames, of a free also the one outside of it
    int is_free;                        // the write is one of all of a block, which is freed
};

// What a launch is checked against, and what was found.
struct Check {
    const Region* regions;
    unsigned int region_count;
    unsigned int capacity, count;  // of records
    Record* records;
    char* (*thread_local_memory)();  // of the calling thread, where the module's begins
    uintptr_t arena;                 // around global memory: what is between regions in it is nobody's
    size_t arena_bytes;
    uint64_t inactive;  // what lanes hold that do not take part in a wave operation
    int is_repeated;    // it has been run before, and has printed
    uintptr_t arguments;  // of the kernel; 0 where they are on the stack of the thread that launches
    size_t argument_bytes;
};

// Of a launch: before its workers begin, and after all have ended.
bool begin_check(Job& job);
void end_check();

// Of a worker in that launch.
bool begin_checker(Worker& w);
void end_checker(Worker& w);

// Some threads of a block, as bits from the first one on.
struct Group {
    unsigned int first;
    uint64_t lanes;
};

// The schedule: a block begins; lanes of a wavefront meet, of which `waiting` have not ended; the threads of a block meet
// at the barrier, or at several; all blocks do.
void check_block(Worker& w, uint64_t block);
void check_meeting(Worker& w, Group group, Meeting& met, uint64_t waiting);
void check_barrier(Worker& w, const Group* waiting, unsigned int count);
void before_grid_barrier(Worker& w);
void after_grid_barrier(Worker& w);

// The block lets others run, until it has reason to go on.
void before_sleep(Worker& w);
void after_sleep(Worker& w);

// From now on blocks run beside the only one that does.
void check_several_blocks(Worker& w);

// The place of a thread in the module: `place` if that is in it, else that of the last access.
const void* checked_place(const Worker& w, const void* place);

}  // namespace hipport_cpu

// The heap of the device (heap.cpp) as so many bytes, between launches.
extern "C" __attribute__((visibility("default"))) size_t hipport_cpu_kept_heap_bytes();
extern "C" __attribute__((visibility("default"))) void hipport_cpu_keep_heap(char* kept);
extern "C" __attribute__((visibility("default"))) void hipport_cpu_restore_heap(const char* kept);

#endif
