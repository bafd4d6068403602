// The threads of a block as rows, which differ in x only: what they execute is a loop over each row.

#ifndef HIPPORT_CPU_ROWS_H
#define HIPPORT_CPU_ROWS_H

#include "hipport_cpu/here.h"

namespace hipport_cpu {

HIPPORT_CPU_INLINE void assume(bool condition) {
    if (!condition) __builtin_unreachable();
}

#ifdef HIPPORT_CPU_REGIONS

// Executes one thread of a kernel. Of this function hipport makes the loops of the kernel's plan. How the arguments are
// aligned is not checked: they are the runtime's.
template <class Body>
__attribute__((noinline, no_sanitize("alignment"))) void execute_thread(void* closure) {
    Body own = *static_cast<const Body*>(closure);
    own();
}

// Executes the threads of rows, forever: the last row never ends.
template <class Body>
void execute_rows(void* closure) {
    const auto take_row = []() __attribute__((always_inline)) {
        hipport_cpu_here.frame = __builtin_frame_address(0);
        hipport_cpu_here.is_copied = false;
    };
    for (take_row();; hipport_cpu_next_row(), take_row()) {
        for (unsigned int x = hipport_cpu_here.thread.x; x < hipport_cpu_here.row_end; ++x) {
            hipport_cpu_here.thread.x = x;
            execute_thread<Body>(closure);
        }
    }
}

template <class Body>
const Plan* plan() {
    return hipport_cpu_plan_of(execute_thread<Body>);
}

#else

// Executes `body` for the threads of rows, forever: the last row never ends. The body is inlined into the loop.
template <class Body>
HIPPORT_CPU_INLINE void for_each_thread(Body body) {
    for (take_row();; next_row()) {
        // Bounds that the engine sees to. Knowing that a thread's number in the grid does not wrap around, also not as
        // an int, compilers see that the threads of a row access elements in a row.
        assume(HIPPORT_CPU_HERE.row_end <= 1024);
        assume(HIPPORT_CPU_HERE.block.x * HIPPORT_CPU_HERE.block_dim.x < (1u << 31) - 1024);
        for (unsigned int x = HIPPORT_CPU_HERE.thread.x; x < HIPPORT_CPU_HERE.row_end; ++x) {
            HIPPORT_CPU_HERE.thread.x = x;
            assume(HIPPORT_CPU_HERE.block.x * HIPPORT_CPU_HERE.block_dim.x + x < 1u << 31);
            body();
        }
    }
}

// Without a check of how the arguments are aligned, which would keep them out of registers.
template <class Body>
__attribute__((no_sanitize("alignment"))) void execute_rows(void* closure) {
    const Body body = *static_cast<Body*>(closure);
    for_each_thread([&]() __attribute__((always_inline, no_sanitize("alignment"))) {
        Body own = body;
        own();
    });
}

template <class Body>
const Plan* plan() {
    return nullptr;
}

#endif

}  // namespace hipport_cpu

#endif
