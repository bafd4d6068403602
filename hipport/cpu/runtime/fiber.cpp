#include "fiber.h"

#include <string.h>

#if defined(__x86_64__)

asm(R"(
.text
.globl hipport_cpu_switch
.hidden hipport_cpu_switch
.type hipport_cpu_switch, @function
hipport_cpu_switch:
    pushq %r12
    pushq %r13
    pushq %r14
    pushq %r15
    call 1f
    popq %r15
    popq %r14
    popq %r13
    popq %r12
    ret
1:
    pushq %rbp
    pushq %rbx
    movq %rsp, (%rdi)
    movq %rsi, %rsp
    movq %rdx, %rax
    popq %rbx
    popq %rbp
    ret
.size hipport_cpu_switch, .-hipport_cpu_switch
)");

constexpr size_t above_context = 8;  // the stack as after a call

#else

asm(R"(
.text
.globl hipport_cpu_switch
.hidden hipport_cpu_switch
.type hipport_cpu_switch, %function
hipport_cpu_switch:
    stp x30, x20, [sp, #-144]!
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp x27, x28, [sp, #64]
    stp d8, d9, [sp, #80]
    stp d10, d11, [sp, #96]
    stp d12, d13, [sp, #112]
    stp d14, d15, [sp, #128]
    bl 1f
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp x27, x28, [sp, #64]
    ldp d8, d9, [sp, #80]
    ldp d10, d11, [sp, #96]
    ldp d12, d13, [sp, #112]
    ldp d14, d15, [sp, #128]
    ldp x30, x20, [sp], #144
    ret
1:
    stp x29, x30, [sp, #-32]!
    str x19, [sp, #16]
    mov x3, sp
    str x3, [x0]
    mov sp, x1
    mov x0, x2
    ldr x19, [sp, #16]
    ldp x29, x30, [sp], #32
    ret
.size hipport_cpu_switch, .-hipport_cpu_switch
)");

constexpr size_t above_context = 0;

#endif

namespace hipport_cpu {

// Stacks at the same place of their pages would fall into the same sets of the cache, so their tops are staggered.
constexpr unsigned int staggered = 16;
constexpr size_t stagger_bytes = 320;

void place(Fiber& fiber, unsigned int number, char* low, size_t stack_bytes) {
    fiber.low = low;
    fiber.top = low + stack_bytes - stagger_bytes * (number % staggered);
}

void prepare(Fiber& fiber, void (*entry)()) {
    fiber.context = reinterpret_cast<Context*>(fiber.top - above_context) - 1;
    memset(fiber.context, 0, static_cast<size_t>(fiber.top - reinterpret_cast<char*>(fiber.context)));
    fiber.context->place = reinterpret_cast<uintptr_t>(entry);  // the frame is null: the chain of frames ends here
}

}  // namespace hipport_cpu
