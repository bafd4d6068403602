// The threads of a block as rows, which differ in x only: what they execute is a loop over each row.

#ifndef HIPPORT_CPU_ROWS_H
#define HIPPORT_CPU_ROWS_H

#include "hipport_cpu/here.h"

namespace hipport_cpu {

HIPPORT_CPU_INLINE void assume(bool condition) {
    if (!condition) __builtin_unreachable();
}

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

}  // namespace hipport_cpu

#endif
