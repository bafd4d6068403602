#include "fiber.h"

#include <stdlib.h>
#include <sys/mman.h>

// The registers that a function must keep are saved on the stack that is left, and taken from the one that is entered.
#if defined(__x86_64__) && !defined(HIPPORT_CPU_UCONTEXT)

asm(R"(
.text
.globl hipport_cpu_switch
.hidden hipport_cpu_switch
.type hipport_cpu_switch, @function
hipport_cpu_switch:
    pushq %rbp
    pushq %rbx
    pushq %r12
    pushq %r13
    pushq %r14
    pushq %r15
    movq %rsp, (%rdi)
    movq %rsi, %rsp
    popq %r15
    popq %r14
    popq %r13
    popq %r12
    popq %rbx
    popq %rbp
    ret
.size hipport_cpu_switch, .-hipport_cpu_switch
)");

static void* first_context(char* top, void (*entry)()) {
    void** words = reinterpret_cast<void**>(top);
    *--words = nullptr;  // where a caller's return address would be
    *--words = reinterpret_cast<void*>(entry);
    for (int i = 0; i < 6; ++i) *--words = nullptr;  // rbp is null: the chain of frames ends here
    return words;
}

#elif defined(__aarch64__) && !defined(HIPPORT_CPU_UCONTEXT)

asm(R"(
.text
.globl hipport_cpu_switch
.hidden hipport_cpu_switch
.type hipport_cpu_switch, %function
hipport_cpu_switch:
    sub sp, sp, #160
    stp x29, x30, [sp, #0]
    stp x19, x20, [sp, #16]
    stp x21, x22, [sp, #32]
    stp x23, x24, [sp, #48]
    stp x25, x26, [sp, #64]
    stp x27, x28, [sp, #80]
    stp d8, d9, [sp, #96]
    stp d10, d11, [sp, #112]
    stp d12, d13, [sp, #128]
    stp d14, d15, [sp, #144]
    mov x2, sp
    str x2, [x0]
    mov sp, x1
    ldp x29, x30, [sp, #0]
    ldp x19, x20, [sp, #16]
    ldp x21, x22, [sp, #32]
    ldp x23, x24, [sp, #48]
    ldp x25, x26, [sp, #64]
    ldp x27, x28, [sp, #80]
    ldp d8, d9, [sp, #96]
    ldp d10, d11, [sp, #112]
    ldp d12, d13, [sp, #128]
    ldp d14, d15, [sp, #144]
    add sp, sp, #160
    ret
.size hipport_cpu_switch, .-hipport_cpu_switch
)");

static void* first_context(char* top, void (*entry)()) {
    void** words = reinterpret_cast<void**>(top) - 20;
    for (int i = 0; i < 20; ++i) words[i] = nullptr;  // x29 is null: the chain of frames ends here
    words[1] = reinterpret_cast<void*>(entry);
    return words;
}

#else  // any other processor: a context of the C library, about 200 ns a switch

#include <ucontext.h>

extern "C" __attribute__((visibility("hidden"))) void hipport_cpu_switch(void** from, void* to) {
    ucontext_t left;
    *from = &left;
    swapcontext(&left, static_cast<ucontext_t*>(to));
}

static void* first_context(char* top, void (*entry)()) {
    ucontext_t* context = reinterpret_cast<ucontext_t*>(top) - 1;
    getcontext(context);
    context->uc_stack.ss_sp = top - hipport_cpu::stack_bytes / 2;
    context->uc_stack.ss_size = reinterpret_cast<char*>(context) - static_cast<char*>(context->uc_stack.ss_sp);
    context->uc_link = nullptr;
    makecontext(context, entry, 0);
    return context;
}

#endif

namespace hipport_cpu {

// Stacks at the same place of their pages would fall into the same sets of the cache, so their tops are staggered.
constexpr unsigned int staggered = 16;
constexpr size_t stagger_bytes = 320;

bool allocate(Fiber& fiber, unsigned int number) {
    void* memory = mmap(nullptr, guard_bytes + stack_bytes, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) return false;
    mprotect(memory, guard_bytes, PROT_NONE);
    fiber.low = static_cast<char*>(memory) + guard_bytes;
    fiber.top = fiber.low + stack_bytes - stagger_bytes * (number % staggered);
    return true;
}

void prepare(Fiber& fiber, void (*entry)()) {
    fiber.context = first_context(fiber.top, entry);
}

}  // namespace hipport_cpu
