// The calls that led a thread to where it waits, innermost first, read from its frames: kernels keep frame pointers.

#ifndef HIPPORT_CPU_CALLS_H
#define HIPPORT_CPU_CALLS_H

#include "worker.h"

#define HIPPORT_CPU_INLINE inline __attribute__((always_inline))

namespace hipport_cpu {

constexpr int max_depth = 64;

// Gives `take` the address to which each of these calls returns, up to that of the kernel itself.
template <class Take>
HIPPORT_CPU_INLINE void walk_calls(const Lane& lane, Take take) {
    void** frame = frame_of(lane);
    for (int depth = 0; depth < max_depth; ++depth) {
        take(return_address(frame));
        void** const outer = static_cast<void**>(*frame);
        if (outer == lane.fiber->outermost || outer <= frame) break;
        frame = outer;
    }
}

// The calls as one number.
HIPPORT_CPU_INLINE uint64_t hash_of_calls(const Lane& lane) {
    uint64_t hash = 0;
    walk_calls(lane, [&](uintptr_t place) { hash = (hash ^ place) * 0x9e3779b97f4a7c15u; });
    return hash;
}

}  // namespace hipport_cpu

#endif
