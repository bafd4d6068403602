// Stacks on which threads of a block run, and the switch between them.

#ifndef HIPPORT_CPU_FIBER_H
#define HIPPORT_CPU_FIBER_H

#include <stddef.h>

namespace hipport_cpu {

// A stack with its own flow of control. `context` holds where it goes on: a stack pointer, below which its registers
// are saved.
struct Fiber {
    void* context = nullptr;
    char* low = nullptr;
    char* top = nullptr;
    Fiber* next = nullptr;  // in a list of idle fibers
};

constexpr size_t stack_bytes = 256 * 1024;
constexpr size_t guard_bytes = 64 * 1024;  // below a stack; a frame larger than that could step over it

// Gives a fiber its stack: `number` counts those of one worker. False where there is no memory.
bool allocate(Fiber& fiber, unsigned int number);

// Lets the fiber begin with `entry`, which must not return, when it is switched to.
void prepare(Fiber& fiber, void (*entry)());

}  // namespace hipport_cpu

// Saves where the caller is in `*from` and goes on where `to` was saved.
extern "C" void hipport_cpu_switch(void** from, void* to);

#endif
