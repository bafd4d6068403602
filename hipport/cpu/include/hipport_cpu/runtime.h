// What kernels compiled for the CPU and the runtime that schedules their threads know of each other.

#ifndef HIPPORT_CPU_RUNTIME_H
#define HIPPORT_CPU_RUNTIME_H

#include <stddef.h>
#include <stdint.h>

namespace hipport_cpu {

// A coordinate in memory. The type is its own, so that no store of a kernel to its data can be one to a coordinate:
// compilers then keep coordinates in registers and vectorize over the threads of a row.
enum class Coordinate : unsigned int {};

struct Position {
    Coordinate x, y, z;
};

// Where this operating system thread is: the thread, block and launch that it executes. The threads of a row, which
// differ in x only, run one after another up to `row_end`; a thread that waits for others ends its row.
struct Here {
    Position thread;
    Coordinate row_end;
    Position block, block_dim, grid_dim;
    Coordinate wavefront;
};

// The lanes of a wavefront that met at one wave operation: which they are, the lowest bits of their values, the values.
struct Meeting {
    uint64_t lanes;
    uint64_t votes;
    uint64_t values[64];
};

// The threads of a block that met at a barrier: how many they are, for how many the predicate holds.
struct Arrivals {
    unsigned int threads;
    unsigned int votes;
};

struct Launch {
    unsigned int grid[3];
    unsigned int block[3];
    unsigned int wavefront;
    unsigned int workers;      // operating system threads at most
    unsigned int order;        // of blocks and threads: 0 forward, 1 reverse, else the seed of a random one
    unsigned int cooperative;  // all blocks at once, for synchronization of the grid
    double seconds;            // time limit
};

enum class Status : int { ended, timed_out, stopped_by_signal, assertion, misuse, no_memory };

// Why a launch did not end. Where it was `in_kernel`, the thread of the grid is known; `place` is an address in the
// kernel's code or null, `address` the one that it must not access.
struct Failure {
    Status status;
    int signal;
    int in_kernel;
    unsigned int block[3];
    unsigned int thread[3];
    const void* place;
    const void* address;
    char text[512];
};

// Executes the threads of rows, for ever: `next_row` between two rows never returns where there are none left.
using Run = void (*)(void* kernel);

}  // namespace hipport_cpu

#pragma GCC visibility push(default)
extern "C" {

extern __thread __attribute__((tls_model("initial-exec"))) hipport_cpu::Here hipport_cpu_here;

// Begins the next row of this operating system thread in `hipport_cpu_here`.
void hipport_cpu_next_row();

// Waits for the lanes of the wavefront that come here: those that call from the same place of the program on the same
// way. What is returned holds until the caller's next wait.
const hipport_cpu::Meeting* hipport_cpu_meet(uint64_t value);

// Waits for the other threads of the block, and for those of all blocks.
const hipport_cpu::Arrivals* hipport_cpu_barrier(bool predicate);
void hipport_cpu_grid_barrier();

int hipport_cpu_printf(const char* format, ...) __attribute__((format(printf, 1, 2)));
[[noreturn]] void hipport_cpu_assertion_failed(const char* expression, const char* file, unsigned int line,
                                               const char* function);
[[noreturn]] void hipport_cpu_misuse(const char* text);

int hipport_cpu_launch(const hipport_cpu::Launch* launch, hipport_cpu::Run run, void* kernel,
                       hipport_cpu::Failure* failure);

}  // extern "C"
#pragma GCC visibility pop

#endif
