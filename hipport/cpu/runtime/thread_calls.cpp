// What a kernel calls that was compiled for loops over lanes, and keeps a stack for each thread.

#define HIPPORT_CPU_WAITS
#include "hipport_cpu/here.h"

using namespace hipport_cpu;

#pragma GCC visibility push(default)
extern "C" {

unsigned int hipport_cpu_thread_x() { return hipport_cpu_here.thread.x; }
unsigned int hipport_cpu_thread_y() { return hipport_cpu_here.thread.y; }
unsigned int hipport_cpu_thread_z() { return hipport_cpu_here.thread.z; }
unsigned int hipport_cpu_block_x() { return hipport_cpu_here.block.x; }
unsigned int hipport_cpu_block_y() { return hipport_cpu_here.block.y; }
unsigned int hipport_cpu_block_z() { return hipport_cpu_here.block.z; }
unsigned int hipport_cpu_block_dim_x() { return hipport_cpu_here.block_dim.x; }
unsigned int hipport_cpu_block_dim_y() { return hipport_cpu_here.block_dim.y; }
unsigned int hipport_cpu_block_dim_z() { return hipport_cpu_here.block_dim.z; }
unsigned int hipport_cpu_grid_dim_x() { return hipport_cpu_here.grid_dim.x; }
unsigned int hipport_cpu_grid_dim_y() { return hipport_cpu_here.grid_dim.y; }
unsigned int hipport_cpu_grid_dim_z() { return hipport_cpu_here.grid_dim.z; }
unsigned int hipport_cpu_wavefront() { return hipport_cpu_here.wavefront; }
const Plan* hipport_cpu_plan_of(void (*)(void*)) { return nullptr; }

// The waits have the names that here_in_regions.h gives them. Lanes meet by the calls of these functions, so none of
// them is left out of the chain of frames.
const Meeting* meet_by_call(uint64_t value) __asm__("hipport_cpu_meet");
void step_by_call(const volatile void* address) __asm__("hipport_cpu_step");
void pause_by_call() __asm__("hipport_cpu_pause");
void barrier_by_call() __asm__("hipport_cpu_barrier");
const Arrivals* vote_by_call(bool predicate) __asm__("hipport_cpu_vote");

const Meeting* meet_by_call(uint64_t value) { return hipport_cpu_meet(value); }
void step_by_call(const volatile void* address) { hipport_cpu_step(address); }
void pause_by_call() { hipport_cpu_pause(); }
void barrier_by_call() { hipport_cpu_barrier(); }
const Arrivals* vote_by_call(bool predicate) { return hipport_cpu_vote(predicate); }

void hipport_cpu_next_row() {
    uint64_t value = 0;
    const void* result;
    HIPPORT_CPU_WAIT(hipport_cpu_enter_next_row, value, result);
    static_cast<void>(result);
}

}  // extern "C"
#pragma GCC visibility pop
