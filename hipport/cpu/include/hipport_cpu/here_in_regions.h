// Where a thread is, and how it waits, for a kernel of which hipport makes loops over the lanes of wavefronts: calls that
// hipport finds in the compiler's output. What keeps a stack for each thread calls the runtime.

#ifndef HIPPORT_CPU_HERE_IN_REGIONS_H
#define HIPPORT_CPU_HERE_IN_REGIONS_H

#include "hipport_cpu/runtime.h"

#define HIPPORT_CPU_POSITION __attribute__((const, nothrow))
// All threads that wait here meet: the call is neither copied, nor merged with another, nor does it come under a condition.
#define HIPPORT_CPU_MEETS __attribute__((convergent, noduplicate, nomerge, nothrow))

#pragma GCC visibility push(default)
extern "C" {

HIPPORT_CPU_POSITION unsigned int hipport_cpu_thread_x();
HIPPORT_CPU_POSITION unsigned int hipport_cpu_thread_y();
HIPPORT_CPU_POSITION unsigned int hipport_cpu_thread_z();
HIPPORT_CPU_POSITION unsigned int hipport_cpu_block_x();
HIPPORT_CPU_POSITION unsigned int hipport_cpu_block_y();
HIPPORT_CPU_POSITION unsigned int hipport_cpu_block_z();
HIPPORT_CPU_POSITION unsigned int hipport_cpu_block_dim_x();
HIPPORT_CPU_POSITION unsigned int hipport_cpu_block_dim_y();
HIPPORT_CPU_POSITION unsigned int hipport_cpu_block_dim_z();
HIPPORT_CPU_POSITION unsigned int hipport_cpu_grid_dim_x();
HIPPORT_CPU_POSITION unsigned int hipport_cpu_grid_dim_y();
HIPPORT_CPU_POSITION unsigned int hipport_cpu_grid_dim_z();
HIPPORT_CPU_POSITION unsigned int hipport_cpu_wavefront();

HIPPORT_CPU_MEETS const hipport_cpu::Meeting* hipport_cpu_meet(uint64_t value);
HIPPORT_CPU_MEETS void hipport_cpu_step(const volatile void* address);
HIPPORT_CPU_MEETS void hipport_cpu_pause();
HIPPORT_CPU_MEETS void hipport_cpu_barrier();
HIPPORT_CPU_MEETS const hipport_cpu::Arrivals* hipport_cpu_vote(bool predicate);

// The loops made of a kernel, whose function executes one thread; null where there are none.
HIPPORT_CPU_POSITION const hipport_cpu::Plan* hipport_cpu_plan_of(void (*thread)(void* closure));

}  // extern "C"
#pragma GCC visibility pop

namespace hipport_cpu {

HIPPORT_CPU_INLINE Position thread() { return {hipport_cpu_thread_x(), hipport_cpu_thread_y(), hipport_cpu_thread_z()}; }
HIPPORT_CPU_INLINE Position block() { return {hipport_cpu_block_x(), hipport_cpu_block_y(), hipport_cpu_block_z()}; }
HIPPORT_CPU_INLINE Position block_dim() {
    return {hipport_cpu_block_dim_x(), hipport_cpu_block_dim_y(), hipport_cpu_block_dim_z()};
}
HIPPORT_CPU_INLINE Position grid_dim() {
    return {hipport_cpu_grid_dim_x(), hipport_cpu_grid_dim_y(), hipport_cpu_grid_dim_z()};
}
HIPPORT_CPU_INLINE unsigned int wavefront() { return hipport_cpu_wavefront(); }
// The loops let the runtime know where they call functions.
HIPPORT_CPU_INLINE void tell_thread() {}

}  // namespace hipport_cpu

HIPPORT_CPU_INLINE void hipport_cpu_grid_barrier() {
    hipport_cpu_await_grid();
    hipport_cpu_barrier();
}

#endif
