#include "blocks.h"

#include <linux/futex.h>
#include <sched.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "check.h"
#include "ending.h"
#include "helpers.h"

namespace hipport_cpu {

namespace {

constexpr char in_vain[] = "waits for what no thread does: all others have ended or wait as well";
constexpr char in_vain_for_blocks[] =
    "waits for what no thread does: all others that run wait as well, and more blocks begin only when one of these has "
    "ended; where blocks wait for later ones, the launch has to be cooperative";
constexpr char in_vain_beyond_gpu[] =
    "waits for what no thread does: all others that run wait as well, and more blocks begin only when one of these has "
    "ended: %u of the %llu blocks fit on the GPU at once; where blocks wait for later ones, launch no more";

// How long the threads of a block wait in loops that may end without others, in seconds, before further blocks begin.
constexpr double patience = 0.01;

// How long a block sleeps at least for each that runs, in seconds, before it looks whether what it waits for has been
// written by one that still goes on; and how many times as long as it looks, so that most time is for that one.
constexpr double short_sleep = 0.0001, times_a_look = 4;

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
    w.waits = 0;
    if (w.checker != nullptr) check_block(w, i);
}

void count_as_got_on(Job& job) {
    uint64_t before = job.rounds.load();
    while (!job.rounds.compare_exchange_weak(before, ((before >> 32) + 1) << 32)) continue;
}

void end_waiting(Worker& w) {
    if (w.waits_since == 0) return;
    w.waits_since = w.looks_since = 0;
    --w.job->waiting;
}

// Wakes the blocks that sleep where some have got on since, and too few are awake for the processor: what they wait for
// may have been written. With more awake, each change would cost a look of each block.
void tell_sleepers(Job& job) {
    const unsigned int asleep = job.asleep.load();
    if (asleep == 0 || job.working.load() >= asleep + job.launch->workers) return;
    const uint32_t times = static_cast<uint32_t>(times_got_on(job));
    if (job.told.exchange(times) != times) syscall(SYS_futex, &job.told, FUTEX_WAKE_PRIVATE, INT32_MAX);
}

void let_others_run(Worker& w) {
    if (w.checker != nullptr) before_sleep(w);
    sched_yield();
    if (w.checker != nullptr) after_sleep(w);
}

// Sleeps until others have got on and it is told of that; for as long at most as all blocks need to look now and then.
void sleep(Worker& w, uint64_t since) {
    Job& job = *w.job;
    const double wanted = times_a_look * (now() - w.looks_since);
    const double each = w.looks_since == 0 || wanted < short_sleep ? short_sleep : wanted;
    const auto nanoseconds = static_cast<int64_t>(1e9 * each * job.working.load());
    const timespec time{nanoseconds / 1'000'000'000, nanoseconds % 1'000'000'000};
    w.caller = w.spinning;
    if (w.checker != nullptr) before_sleep(w);
    ++job.asleep;
    tell_sleepers(job);
    const uint32_t told = job.told.load();
    if (static_cast<int32_t>(told - static_cast<uint32_t>(since)) <= 0) {
        leave_if_stopped(w, job);
        syscall(SYS_futex, &job.told, FUTEX_WAIT_PRIVATE, told, &time);
    }
    --job.asleep;
    if (w.checker != nullptr) after_sleep(w);
    w.caller = nullptr;
    w.looks_since = now();
}

// Lets as many blocks begin as run, which all wait: on a GPU they run beside them, as far as they fit. False if none may.
bool begin_more_blocks(Worker& w) {
    Job& job = *w.job;
    const Launch& launch = *job.launch;
    const unsigned int working = job.working.load();
    const uint64_t begun = job.next_block.load();
    if (begun >= job.block_count || working >= launch.resident) return false;
    const uint64_t left = job.block_count - begun;
    const unsigned int fit = launch.resident - working, more = working < fit ? working : fit;
    const Guard guard(w);
    if (w.checker != nullptr) check_several_blocks(w);
    if (!hire(job, working, left < more ? static_cast<unsigned int>(left) : more)) {
        fail(job, Outcome::no_memory, 0, nullptr, nullptr, "no memory for as many blocks as wait for each other");
    }
    return true;
}

[[noreturn]] void end_in_vain(Worker& w) {
    Job& job = *w.job;
    const Launch& launch = *job.launch;
    const bool have_all_begun = job.next_block.load() >= job.block_count;
    const char* const format = have_all_begun ? in_vain : launch.resident != 0 ? in_vain_beyond_gpu : in_vain_for_blocks;
    char text[sizeof(job.failure->text)];
    snprintf(text, sizeof(text), format, launch.resident, static_cast<unsigned long long>(job.block_count));
    fail(job, Outcome::misuse, 0, static_cast<const char*>(w.spinning) - 1, nullptr, text);
    leave(w);
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
    end_waiting(w);
    const uint64_t block = w.job->next_block.fetch_add(1, std::memory_order_relaxed);
    if (block < w.job->block_count) {
        tell_sleepers(*w.job);
        begin_block(w, block);
        return true;
    }
    --w.job->working;
    count_as_got_on(*w.job);
    tell_sleepers(*w.job);
    return false;
}

// The signal that ends a launch leaves from here, so no lock is held.
void meet_grid(Worker& w) {
    Job& job = *w.job;
    if (w.checker != nullptr) before_grid_barrier(w);
    const unsigned int round = job.grid_round.load();
    come_to_grid_barrier(job);
    get_on(w);
    ++job.asleep;
    tell_sleepers(job);
    while (job.grid_round.load() == round) {
        leave_if_stopped(w, job);
        syscall(SYS_futex, &job.grid_round, FUTEX_WAIT_PRIVATE, round, nullptr);
    }
    --job.asleep;
    if (w.checker != nullptr) after_grid_barrier(w);
}

void get_on(Worker& w) {
    end_waiting(w);
    count_as_got_on(*w.job);
}

uint64_t times_got_on(const Job& job) { return job.rounds.load() >> 32; }

// A block that waits in steady loops counts once until one gets on. Each that counts has looked, since the last one did,
// at all that its threads wait for; so once all count, nothing changes any more, but by what is not of the launch.
void wait_for_others(Worker& w, uint64_t since, bool is_steady) {
    Job& job = *w.job;
    if (w.waits_since == 0) {
        w.waits_since = now();
        ++job.waiting;
    }
    if (!is_steady) {
        count_as_got_on(job);  // by what they do in a round
        let_others_run(w);
        if (job.waiting.load() >= job.working.load() && now() - w.waits_since > patience) begin_more_blocks(w);
        return;
    }
    uint64_t rounds = job.rounds.load();
    while (w.in_vain_since != since && rounds >> 32 == since) {
        if (job.rounds.compare_exchange_weak(rounds, rounds + 1)) w.in_vain_since = since, ++rounds;
    }
    const uint64_t running = job.launch->cooperative ? job.grid_missing.load() : job.working.load();
    const bool is_in_vain = rounds == (since << 32 | running);
    if (is_in_vain && !begin_more_blocks(w) && !job.launch->is_shared) end_in_vain(w);
    if (job.launch->is_shared) {
        let_others_run(w);
    } else {
        sleep(w, since);
    }
}

void leave_grid(Worker& w) {
    --w.job->grid_live;
    come_to_grid_barrier(*w.job);
    get_on(w);
}

}  // namespace hipport_cpu
