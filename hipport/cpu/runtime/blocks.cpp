#include "blocks.h"

#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "check.h"
#include "ending.h"

namespace hipport_cpu {

namespace {

// A number below `count` for each below it, each once, by a multiplication without a common divisor.
uint64_t shuffled(uint64_t i, uint64_t count, uint64_t seed) {
    constexpr uint64_t primes[] = {7919, 104729, 15485863, 2147483647};
    for (uint64_t prime : primes) {
        if (count % prime != 0) return (i * (prime % count) + seed) % count;
    }
    return i;
}

// The threads of the block before have all ended, so no lane is ready or waits.
void begin_block(Worker& w, uint64_t block) {
    const Launch& launch = *w.job->launch;
    const uint64_t i = ordered(block, w.job->block_count, launch.order);
    if (i < launch.grid[0]) {
        hipport_cpu_here.block = position(i, 0, 0);
    } else {
        const uint64_t row = i / launch.grid[0];
        hipport_cpu_here.block = position(i % launch.grid[0], row % launch.grid[1], row / launch.grid[1]);
    }
    w.current = w.waves;
    w.next = 0;
    w.any_waits = false;
    if (w.checker != nullptr) check_block(w, i);
}

// One block less that the others wait for; the last one lets them go on.
void come_to_grid_barrier(Job& job) {
    if (job.grid_missing.fetch_sub(1) > 1) return;
    job.grid_missing.store(job.grid_live.load());  // no block runs: none ends now
    job.grid_round.fetch_add(1);
    syscall(SYS_futex, &job.grid_round, FUTEX_WAKE_PRIVATE, INT32_MAX);
}

}  // namespace

uint64_t ordered(uint64_t i, uint64_t count, unsigned int order) {
    if (order == forward) return i;
    return order == reverse ? count - 1 - i : shuffled(i, count, order);
}

bool begin_next_block(Worker& w) {
    if (w.job->stopped.load(std::memory_order_relaxed)) return false;
    const uint64_t block = w.job->next_block.fetch_add(1, std::memory_order_relaxed);
    if (block >= w.job->block_count) return false;
    begin_block(w, block);
    return true;
}

// The signal that ends a launch leaves from here, so no lock is held.
void meet_grid(Worker& w) {
    Job& job = *w.job;
    if (w.checker != nullptr) before_grid_barrier(w);
    const unsigned int round = job.grid_round.load();
    come_to_grid_barrier(job);
    while (job.grid_round.load() == round) {
        leave_if_stopped(w, job);
        syscall(SYS_futex, &job.grid_round, FUTEX_WAIT_PRIVATE, round, nullptr);
    }
    if (w.checker != nullptr) after_grid_barrier(w);
}

void leave_grid(Job& job) {
    job.grid_live.fetch_sub(1);
    come_to_grid_barrier(job);
}

}  // namespace hipport_cpu
