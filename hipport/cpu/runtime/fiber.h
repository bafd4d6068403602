// Stacks on which threads of a block run, and the switch between them.

#ifndef HIPPORT_CPU_FIBER_H
#define HIPPORT_CPU_FIBER_H

#include <stddef.h>
#include <stdint.h>

namespace hipport_cpu {

// The end of a stack that has been left, as the entries below lay it out: two registers, and where its code goes on.
struct Context {
#if defined(__x86_64__)
    void* base;
    void** frame;
    uintptr_t place;
#elif defined(__aarch64__)
    void** frame;
    uintptr_t place;
    void* base;
    void* padding;
#else
#error "the CPU engine runs on x86-64 and arm64"
#endif
};

// A stack with its own flow of control.
struct Fiber {
    Context* context = nullptr;  // where it goes on, when it is idle
    char* low = nullptr;
    char* top = nullptr;
    void** outermost = nullptr;  // the frame of the kernel's loop over a row
    Fiber* next = nullptr;       // in a list of idle fibers
};

// Gives a fiber its stack, from `low` on: `number` counts those of one worker.
void place(Fiber& fiber, unsigned int number, char* low, size_t stack_bytes);

// Lets the fiber begin with `entry`, which must not return, when it is switched to.
void prepare(Fiber& fiber, void (*entry)());

// Which stack is entered, and what the call returns there by which it was left.
struct Turn {
    Context* context;
    const void* result;
};

}  // namespace hipport_cpu

// Leaves the caller's stack, whose context goes to `*from`, and enters another. All registers are kept.
extern "C" void hipport_cpu_switch(hipport_cpu::Context** from, hipport_cpu::Turn to);

// Defines `entry`, by which a kernel leaves its stack: it calls `choose`, a `Turn (uint64_t value, Context* left)`, for
// the stack that is entered. Its callers take all registers for lost but the two that the context has.
#if defined(__x86_64__)
#define HIPPORT_CPU_ENTRY(entry, choose) \
    asm(".text\n"                        \
        ".balign 16\n"                   \
        ".globl " #entry "\n"            \
        ".type " #entry ", @function\n"  \
        #entry ":\n"                     \
        "pushq %rbp\n"                   \
        "pushq %rbx\n"                   \
        "movq %rsp, %rsi\n"              \
        "andq $-16, %rsp\n"              \
        "call " #choose "\n"             \
        "movq %rax, %rsp\n"              \
        "movq %rdx, %rax\n"              \
        "popq %rbx\n"                    \
        "popq %rbp\n"                    \
        "popq %rcx\n"                   \
        "jmp *%rcx\n"                   \
        ".size " #entry ", .-" #entry "\n")
#else
#define HIPPORT_CPU_ENTRY(entry, choose) \
    asm(".text\n"                        \
        ".globl " #entry "\n"            \
        ".type " #entry ", %function\n"  \
        #entry ":\n"                     \
        "stp x29, x30, [sp, #-32]!\n"    \
        "str x19, [sp, #16]\n"           \
        "mov x1, sp\n"                   \
        "bl " #choose "\n"               \
        "mov sp, x0\n"                   \
        "mov x0, x1\n"                   \
        "ldr x19, [sp, #16]\n"           \
        "ldp x29, x30, [sp], #32\n"      \
        "ret\n"                          \
        ".size " #entry ", .-" #entry "\n")
#endif

#endif
