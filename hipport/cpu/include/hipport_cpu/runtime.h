// What kernels compiled for the CPU and the runtime that schedules their threads know of each other.

#ifndef HIPPORT_CPU_RUNTIME_H
#define HIPPORT_CPU_RUNTIME_H

#include <stddef.h>
#include <stdint.h>

namespace hipport_cpu {

#if defined(HIPPORT_CPU_CHECK) && !defined(HIPPORT_CPU_REGIONS)
// A number that the runtime tells a kernel. Taking it is not an access to check: compilers do not instrument operands of
// assembly language.
class Told {
  public:
    Told() = default;
    __attribute__((always_inline)) Told(unsigned int value) : value_(value) {}
    __attribute__((always_inline)) Told(const Told& other) : value_(other) {}
    __attribute__((always_inline)) operator unsigned int() const {
        unsigned int value;
#if defined(__x86_64__)
        asm("movl %1, %0" : "=r"(value) : "m"(value_));
#else
        asm("ldr %w0, %1" : "=r"(value) : "m"(value_));
#endif
        return value;
    }
    __attribute__((always_inline)) void operator=(const Told& other) { *this = static_cast<unsigned int>(other); }
    __attribute__((always_inline)) void operator=(unsigned int value) {
#if defined(__x86_64__)
        asm("movl %1, %0" : "=m"(value_) : "r"(value));
#else
        asm("str %w1, %0" : "=m"(value_) : "r"(value));
#endif
    }

  private:
    unsigned int value_;
};
#else
using Told = unsigned int;
#endif

struct Position {
    Told x, y, z;
};

// Where this operating system thread is: the thread, block and launch that it executes. The threads of a row, which
// differ in x only, run one after another up to `row_end` in a loop, whose function has the frame `frame`; a thread that
// waits for others ends its row. Where the module has a copy, which thread of a row runs is known to the copy only.
struct Here {
    Position thread;
    Told row_end;
    Position block, block_dim, grid_dim;
    Told wavefront;
    bool is_copied;
    void* frame;
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

struct Check;  // what a launch of a check build is checked against

struct Launch {
    unsigned int grid[3];
    unsigned int block[3];
    unsigned int wavefront;
    unsigned int workers;      // operating system threads at most
    unsigned int order;        // of blocks and threads: 0 forward, 1 reverse, else the seed of a random one
    unsigned int cooperative;  // all blocks at once, for synchronization of the grid
    unsigned int resident;     // blocks that the GPU executes at once; 0 if that is not known
    unsigned int is_shared;    // somebody else may write to memory of the launch while it runs
    double seconds;            // time limit
    size_t local_bytes;        // of each thread's variables and calls
    uint64_t number;           // which of the program's launches it is, from 1; 0 if that is not known
    Check* check;              // null for a launch that is not checked
};

enum class Outcome : int { ended, timed_out, stopped_by_signal, assertion, misuse, no_memory };

// Why a launch did not end. Where it was `in_kernel`, the block is known, and the thread unless it could not be found;
// `place` is an address in the kernel's code or null, `caller` where the kernel goes on that has called or waits,
// `address` the one that it must not access.
struct Failure {
    Outcome status;
    int signal;
    int in_kernel;
    int thread_known;
    unsigned int block[3];
    unsigned int thread[3];
    const void* place;
    const void* caller;
    const void* address;
    char text[512];
};

// Executes the threads of rows, forever: `next_row` between two rows never returns where there are none left.
using Run = void (*)(void* kernel);

struct Plan;  // of a kernel as loops over the lanes of wavefronts

// A kernel's code: with a stack for each thread, and in loops, where there are any.
struct KernelCode {
    Run rows;
    const Plan* plan;
};

}  // namespace hipport_cpu

#pragma GCC visibility push(default)
extern "C" {

extern __thread __attribute__((tls_model("initial-exec"))) hipport_cpu::Here hipport_cpu_here;

// The barrier that this thread comes to next is that of the grid.
void hipport_cpu_await_grid();

int hipport_cpu_printf(const char* format, ...) __attribute__((format(printf, 1, 2)));
[[noreturn]] void hipport_cpu_assertion_failed(const char* expression, const char* file, unsigned int line,
                                               const char* function);
[[noreturn]] void hipport_cpu_misuse(const char* text);
// Whether a kernel's thread calls.
bool hipport_cpu_is_in_kernel();
// Whether an address is in shared memory of the kernel whose thread calls.
bool hipport_cpu_is_shared(const volatile void* address);

// In a check build: the lanes that a wave operation names, and the one that it reads, before it waits.
void hipport_cpu_name_lanes(uint64_t mask);
void hipport_cpu_read_from(unsigned int source);

// In a check build: whether what this thread accesses atomically from here on is atomic for its own block only.
void hipport_cpu_scope_to_block(bool to_block);

int hipport_cpu_launch(const hipport_cpu::Launch* launch, hipport_cpu::KernelCode code, void* kernel,
                       hipport_cpu::Failure* failure);
// The thread that runs has ended its row; it comes back where there is another one.
void hipport_cpu_next_row();

}  // extern "C"
#pragma GCC visibility pop

#endif
