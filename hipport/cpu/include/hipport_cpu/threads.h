// Where a thread is, and what makes it wait for others.

#ifndef HIPPORT_CPU_THREADS_H
#define HIPPORT_CPU_THREADS_H

#include <time.h>

#include "hipport_cpu/coordinates.h"
#include "hipport_cpu/here.h"
#include "hipport_cpu/keywords.h"
#include "hipport_cpu/vectors.h"

namespace hipport_cpu {

HIPPORT_CPU_INLINE unsigned int thread_number() {
    const Position &at = thread(), &dim = block_dim();
    return at.x + dim.x * (at.y + dim.y * at.z);
}
HIPPORT_CPU_INLINE unsigned int lane() { return thread_number() & (wavefront() - 1); }

// A size that converts to int, as HIP's: no constant expression.
struct WarpSize {
    operator int() const { return static_cast<int>(wavefront()); }
};

}  // namespace hipport_cpu

static const hipport_cpu::WarpSize warpSize{};

#define hipThreadIdx_x (threadIdx.x)
#define hipThreadIdx_y (threadIdx.y)
#define hipThreadIdx_z (threadIdx.z)
#define hipBlockIdx_x (blockIdx.x)
#define hipBlockIdx_y (blockIdx.y)
#define hipBlockIdx_z (blockIdx.z)
#define hipBlockDim_x (blockDim.x)
#define hipBlockDim_y (blockDim.y)
#define hipBlockDim_z (blockDim.z)
#define hipGridDim_x (gridDim.x)
#define hipGridDim_y (gridDim.y)
#define hipGridDim_z (gridDim.z)

HIPPORT_CPU_INLINE void __syncthreads() { hipport_cpu_barrier(); }
HIPPORT_CPU_INLINE int __syncthreads_count(int predicate) {
    return static_cast<int>(hipport_cpu_vote(predicate != 0)->votes);
}
HIPPORT_CPU_INLINE int __syncthreads_and(int predicate) {
    const hipport_cpu::Arrivals* const met = hipport_cpu_vote(predicate != 0);
    return met->votes == met->threads;
}
HIPPORT_CPU_INLINE int __syncthreads_or(int predicate) { return hipport_cpu_vote(predicate != 0)->votes != 0; }
HIPPORT_CPU_INLINE void __barrier(int) { __syncthreads(); }
#define __builtin_amdgcn_s_barrier() __syncthreads()

HIPPORT_CPU_INLINE void __threadfence_block() { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
HIPPORT_CPU_INLINE void __threadfence() { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
HIPPORT_CPU_INLINE void __threadfence_system() { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
#define __builtin_amdgcn_fence(order, scope) __atomic_thread_fence(__ATOMIC_SEQ_CST)
#define __builtin_amdgcn_s_sleep(duration) hipport_cpu_pause()
#define __builtin_amdgcn_sched_barrier(mask) ((void)0)

// Clocks: of the processor where it has one that is cheap to read, and in units of 10 ns.
inline long long wall_clock64() {
    timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 100'000'000LL + time.tv_nsec / 10;
}
inline long long clock64() {
#if defined(__x86_64__)
    return static_cast<long long>(__builtin_ia32_rdtsc());
#elif defined(__aarch64__)
    long long ticks;
    asm volatile("mrs %0, cntvct_el0" : "=r"(ticks));
    return ticks;
#else
    return wall_clock64();
#endif
}
inline long long __clock64() { return clock64(); }
inline long long __clock() { return clock64(); }
namespace hipport_cpu {
// clock() in a function for the device: for one that is for the host too, the C library's while the host calls it.
inline clock_t clock_here() { return hipport_cpu_here.wavefront != 0 ? static_cast<clock_t>(__clock()) : ::clock(); }
}  // namespace hipport_cpu

inline unsigned int __smid() { return 0; }

#endif
