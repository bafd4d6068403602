// Where the threads of a module are, and how they wait for others.

#ifndef HIPPORT_CPU_HERE_H
#define HIPPORT_CPU_HERE_H

#include "hipport_cpu/runtime.h"

#define HIPPORT_CPU_INLINE inline __attribute__((always_inline))
#if __has_attribute(maybe_undef)
#define HIPPORT_CPU_MAYBE_UNDEF __attribute__((maybe_undef))
#else
#define HIPPORT_CPU_MAYBE_UNDEF
#endif

#ifdef HIPPORT_CPU_REGIONS
#include "hipport_cpu/here_in_regions.h"
#else

namespace hipport_cpu {

// Where the module takes itself to be. A module whose threads wait uses what the runtime keeps. Another one has a copy,
// whose address goes nowhere: so the compiler knows that no store of a kernel to its data is one to a coordinate, keeps
// coordinates in registers, and vectorizes over the threads of a row.
#if defined(HIPPORT_CPU_WAITS) || defined(HIPPORT_CPU_CHECK)
#define HIPPORT_CPU_HERE hipport_cpu_here
constexpr bool copies_here = false;
#else
#define HIPPORT_CPU_HERE hipport_cpu::here
static thread_local Here here;
constexpr bool copies_here = true;
#endif

HIPPORT_CPU_INLINE const Position& thread() { return HIPPORT_CPU_HERE.thread; }
HIPPORT_CPU_INLINE const Position& block() { return HIPPORT_CPU_HERE.block; }
HIPPORT_CPU_INLINE const Position& block_dim() { return HIPPORT_CPU_HERE.block_dim; }
HIPPORT_CPU_INLINE const Position& grid_dim() { return HIPPORT_CPU_HERE.grid_dim; }
HIPPORT_CPU_INLINE unsigned int wavefront() { return HIPPORT_CPU_HERE.wavefront; }

// Lets the runtime know which thread of the row this is.
HIPPORT_CPU_INLINE void tell_thread() {
    if (copies_here) hipport_cpu_here.thread.x = HIPPORT_CPU_HERE.thread.x;
}

// Takes up the row that the runtime has begun.
HIPPORT_CPU_INLINE void take_row() {
    hipport_cpu_here.frame = __builtin_frame_address(0);
    hipport_cpu_here.is_copied = copies_here;
    if (copies_here) HIPPORT_CPU_HERE = hipport_cpu_here;
}

// Takes up the thread that goes on: it is the last that its loop over a row executes.
HIPPORT_CPU_INLINE void take_thread() {
    if (copies_here) HIPPORT_CPU_HERE.thread = hipport_cpu_here.thread;
    HIPPORT_CPU_HERE.row_end = 0;
}

// Goes to a function of the runtime, which lets other threads run and comes back with its result when this one goes on.
// It keeps the frame pointer and what may be the base pointer, no other register: what a thread still needs is in its
// frame by then, so that a switch saves next to nothing. The call's place in the code is what lanes meet by.
#if defined(__x86_64__)
#if defined(__AVX512F__)
#define HIPPORT_CPU_MASKS                                                                                         \
    , "xmm16", "xmm17", "xmm18", "xmm19", "xmm20", "xmm21", "xmm22", "xmm23", "xmm24", "xmm25", "xmm26", "xmm27", \
        "xmm28", "xmm29", "xmm30", "xmm31", "k0", "k1", "k2", "k3", "k4", "k5", "k6", "k7"
#else
#define HIPPORT_CPU_MASKS
#endif
#define HIPPORT_CPU_WAIT(function, value, result)                                                                     \
    asm volatile("call *" #function "@GOTPCREL(%%rip)"                                                                \
                 : "=a"(result), "+D"(value)                                                                          \
                 :                                                                                                    \
                 : "rcx", "rdx", "rsi", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15", "xmm0", "xmm1", "xmm2", \
                   "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13",        \
                   "xmm14", "xmm15", "st", "st(1)", "st(2)", "st(3)", "st(4)", "st(5)", "st(6)", "st(7)", "cc",       \
                   "memory" HIPPORT_CPU_MASKS)
#elif defined(__aarch64__)
#define HIPPORT_CPU_WAIT(function, value, result)                                                                      \
    do {                                                                                                               \
        register uint64_t x0 asm("x0") = value;                                                                        \
        asm volatile("bl " #function                                                                                   \
                     : "+r"(x0)                                                                                        \
                     :                                                                                                 \
                     : "x1", "x2", "x3", "x4", "x5", "x6", "x7", "x8", "x9", "x10", "x11", "x12", "x13", "x14", "x15", \
                       "x16", "x17", "x18", "x20", "x21", "x22", "x23", "x24", "x25", "x26", "x27", "x28", "x30",      \
                       "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14",  \
                       "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27",      \
                       "v28", "v29", "v30", "v31", "cc", "memory");                                                    \
        result = reinterpret_cast<decltype(result)>(x0);                                                               \
    } while (false)
#else
#error "the CPU engine runs on x86-64 and arm64"
#endif

HIPPORT_CPU_INLINE void next_row() {
    uint64_t value = 0;
    const void* result;
    HIPPORT_CPU_WAIT(hipport_cpu_enter_next_row, value, result);
    static_cast<void>(result);
    take_row();
}

}  // namespace hipport_cpu

// Waits for the lanes of the wavefront that come here: those that call from the same place of the program on the same
// way. What is returned holds until the caller's next wait.
HIPPORT_CPU_INLINE const hipport_cpu::Meeting* hipport_cpu_meet(uint64_t value) {
    const hipport_cpu::Meeting* met;
    hipport_cpu::tell_thread();
    HIPPORT_CPU_WAIT(hipport_cpu_enter_meet, value, met);
    hipport_cpu::take_thread();
    return met;
}

// Waits before an access to a volatile object for the lanes that come here, as for a meeting, if it is in shared memory.
HIPPORT_CPU_INLINE void hipport_cpu_step(const volatile void* address) {
    if (!hipport_cpu_is_shared(address)) return;
    uint64_t value = 0;
    const void* result;
    hipport_cpu::tell_thread();
    HIPPORT_CPU_WAIT(hipport_cpu_enter_step, value, result);
    hipport_cpu::take_thread();
}

// Lets other wavefronts of the block go on, in a loop that waits for what one of them does. Lanes that come here together
// stay together; others of their wavefront wait until these have left the loop, as they do on the hardware.
HIPPORT_CPU_INLINE void hipport_cpu_pause() {
    uint64_t value = 0;
    const void* result;
    hipport_cpu::tell_thread();
    HIPPORT_CPU_WAIT(hipport_cpu_enter_pause, value, result);
    hipport_cpu::take_thread();
}

// Waits for the other threads of the block, and for those of all blocks.
HIPPORT_CPU_INLINE void hipport_cpu_barrier() {
    uint64_t value = 0;
    const void* result;
    hipport_cpu::tell_thread();
    HIPPORT_CPU_WAIT(hipport_cpu_enter_barrier, value, result);
    hipport_cpu::take_thread();
}
HIPPORT_CPU_INLINE const hipport_cpu::Arrivals* hipport_cpu_vote(bool predicate) {
    uint64_t value = predicate;
    const hipport_cpu::Arrivals* met;
    hipport_cpu::tell_thread();
    HIPPORT_CPU_WAIT(hipport_cpu_enter_vote, value, met);
    hipport_cpu::take_thread();
    return met;
}
HIPPORT_CPU_INLINE void hipport_cpu_grid_barrier() {
    hipport_cpu::tell_thread();
    hipport_cpu_await_grid();
    hipport_cpu_barrier();
}

#endif

#endif
