// The blocks of a launch: their order and that of what is in them, and the barrier of all blocks.

#ifndef HIPPORT_CPU_BLOCKS_H
#define HIPPORT_CPU_BLOCKS_H

#include "worker.h"

#define HIPPORT_CPU_INLINE inline __attribute__((always_inline))

namespace hipport_cpu {

constexpr unsigned int forward = 0;
constexpr unsigned int reverse = 1;

HIPPORT_CPU_INLINE Position position(uint64_t x, uint64_t y, uint64_t z) {
    return {static_cast<unsigned int>(x), static_cast<unsigned int>(y), static_cast<unsigned int>(z)};
}

// The `i`-th of `count` in an order of the launch.
uint64_t ordered(uint64_t i, uint64_t count, unsigned int order);

// The first of lanes in an order of the launch.
HIPPORT_CPU_INLINE unsigned int pick(uint64_t lanes, unsigned int order) {
    if (order == forward) return __builtin_ctzll(lanes);
    if (order == reverse) return 63 - __builtin_clzll(lanes);
    const unsigned int turn = order % 64;
    const uint64_t turned = turn == 0 ? lanes : lanes >> turn | lanes << (64 - turn);
    return (__builtin_ctzll(turned) + turn) % 64;
}

// Begins the next block of the launch. False where none is left, or the launch has been stopped.
bool begin_next_block(Worker& worker);

// Waits for the other blocks of a cooperative launch; those that have ended are not waited for.
void meet_grid(Worker& worker);

// A thread of the worker's block has got on, for which others may wait in loops of their own.
void get_on(Worker& worker);

// How often a block has got on, or may have written what others wait for.
uint64_t times_got_on(const Job& job);

// The threads of the worker's block have done nothing but wait for others in loops of their own, once around, and looked
// at what these may write `since` then. Loops are steady that go on so until another thread writes. Where no thread of a
// block that runs can get on, others begin; where these cannot, the launch ends.
void wait_for_others(Worker& worker, uint64_t since, bool is_steady);

// The block has ended: the others do not wait for it.
void leave_grid(Worker& worker);

}  // namespace hipport_cpu

#endif
