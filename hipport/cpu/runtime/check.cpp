#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "calls.h"
#include "heap.h"

namespace hipport_cpu {

namespace {

pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

// A turn ends at one of so many accesses at which it may: each end is a call of the system, and who waits comes again.
constexpr unsigned int passes_for_one = 64;

void take_turn(Checker& c) {
    if (!ledger.several_workers) return;
    pthread_mutex_lock(&turn);
    c.holds_turn = true;
}

void give_turn(Checker& c) {
    if (!c.holds_turn) return;
    c.holds_turn = false;
    pthread_mutex_unlock(&turn);
}

}  // namespace

void pass_turn(Checker& c) {
    if (!c.holds_turn || ++c.passes % passes_for_one != 0) return;
    give_turn(c);
    sched_yield();
    take_turn(c);
}

// --- A launch ---

bool begin_check(Job& job) {
    const Launch& launch = *job.launch;
    Check& check = *launch.check;
    ledger.check = &check;
    ledger.block_count = job.block_count;
    if (renew_cells()) renew_heap_cells();
    ledger.first = ledger.stamps + 1;
    ledger.span_count = 0;
    ledger.several_workers = launch.cooperative != 0;
    ledger.has_retired = false;
    ledger.memories = static_cast<Memory*>(malloc((check.region_count + 1) * sizeof(Memory)));
    ledger.memory_count = 0;
    if (ledger.memories == nullptr) return false;
    find_module(reinterpret_cast<uintptr_t>(job.run));
    find_stack();
    for (unsigned int i = 0; i < check.region_count; ++i) {
        const Region& region = check.regions[i];
        if (!is_thread_local(region) && !add_memory(ledger.memories, ledger.memory_count, region, region.address)) return false;
    }
    return true;
}

void end_check() {
    for (unsigned int i = 0; i < ledger.memory_count; ++i) drop_memory(ledger.memories[i]);
    end_heap_launch();
    for (uint32_t i = 1; i <= ledger.synchronization_count; ++i) free(ledger.synchronizations[i].blocks);
    free(ledger.memories);
    free(ledger.releases);
    ledger.memories = nullptr;
    ledger.releases = nullptr;
    ledger.memory_count = ledger.synchronization_count = 0;
    ledger.check = nullptr;
}

bool begin_checker(Worker& w) {
    const Check& check = *ledger.check;
    if (ledger.memories == nullptr) return false;
    Checker* const c = static_cast<Checker*>(reserve(sizeof(Checker)));
    if (c == nullptr) return false;
    w.checker = c;
    c->memories = static_cast<Memory*>(malloc((check.region_count + 1) * sizeof(Memory)));
    if (c->memories == nullptr) return false;
    memcpy(c->memories, ledger.memories, ledger.memory_count * sizeof(Memory));
    c->memory_count = ledger.memory_count;
    const uintptr_t base = reinterpret_cast<uintptr_t>(check.thread_local_memory());
    for (unsigned int i = 0; i < check.region_count; ++i) {
        const Region& region = check.regions[i];
        if (is_thread_local(region) && !add_memory(c->memories, c->memory_count, region, base + region.address)) return false;
    }
    for (unsigned int i = 0; i < w.wave_count; ++i) c->known[i].lanes[0] = ~uint64_t{0};  // nobody knows anything
    c->launch_begin = word_of(ledger.first);
    quick_checker = c;
    take_turn(*c);
    return true;
}

void end_checker(Worker& w) {
    Checker* const c = w.checker;
    if (c == nullptr) return;
    w.checker = nullptr;
    settle(*c);
    quick_checker = nullptr;
    give_turn(*c);
    for (unsigned int i = 0; i < c->memory_count; ++i) {
        if (c->memories[i].is_shared) drop_memory(c->memories[i]);
    }
    free(c->memories);
    free(c->seen);
    munmap(c, sizeof(Checker));
}

// --- The schedule ---

namespace {

// What led a thread to where it waits, as one number; and the calls themselves, of which loops have one.
uint64_t calls_of(const Worker& w, unsigned int thread) {
    if (w.job->plan == nullptr) return hash_of_calls(w.lanes[thread]);
    return reinterpret_cast<uintptr_t>(place_of_wait(w, thread));
}

void fill_wait(uint64_t (&frames)[max_frames], const Worker& w, unsigned int thread) {
    if (w.job->plan != nullptr) {
        frames[0] = offset_in_module(place_of_wait(w, thread));
    } else {
        const Lane& lane = w.lanes[thread];
        fill_frames(frames, frame_of(lane), *lane.fiber);
    }
}

}  // namespace

void check_block(Worker& w, uint64_t block) {
    Checker& c = *w.checker;
    settle(c);
    c.block = block;
    free(c.seen);
    c.seen = nullptr;
    memset(c.fenced, 0, sizeof(c.fenced));
    begin_interval(w);
    c.block_begin = c.interval_begin;
    c.of_earlier_intervals = 0;
}

void check_meeting(Worker& w, Group met_lanes, Meeting& met, uint64_t waiting) {
    Checker& c = *w.checker;
    const auto [first, group] = met_lanes;
    settle(c);
    order_lanes(c, first, first >> w.wave_shift, group);
    for (unsigned int i = 0; i < 64; ++i) {
        if (!(group >> i & 1)) met.values[i] = ledger.check->inactive;
    }
    for (uint64_t rest = group; rest != 0; rest &= rest - 1) {
        const unsigned int bit = __builtin_ctzll(rest);
        const unsigned int thread = first + bit;
        Request& request = c.requests[thread];
        const auto tell = [&](Found found, uint64_t value) {
            Record record = record_of(w, found, thread);
            fill_wait(record.frames, w, thread);
            record.value = value;
            add(record);
        };
        if (request.has_source && !ledger.has_retired && !(group >> request.source & 1)) {
            tell(Found::inactive_source, static_cast<uint64_t>(request.source));
        }
        if (request.has_mask && !(request.mask >> bit & 1)) {
            tell(Found::caller_not_named, request.mask);
        } else if (request.has_mask && (request.mask & waiting & ~group) != 0) {
            tell(Found::absent_lanes, request.mask & waiting & ~group);
        }
        request = Request{};
    }
}

void check_barrier(Worker& w, const Group* waiting, unsigned int count) {
    Checker& c = *w.checker;
    settle(c);
    unsigned int first_thread = max_threads;
    uint64_t calls_of_first = 0;
    bool told = false;
    for (unsigned int i = 0; i < count && !told; ++i) {
        for (uint64_t rest = waiting[i].lanes; rest != 0 && !told; rest &= rest - 1) {
            const unsigned int thread = waiting[i].first + __builtin_ctzll(rest);
            const uint64_t calls = calls_of(w, thread);
            if (first_thread == max_threads) first_thread = thread, calls_of_first = calls;
            if (calls == calls_of_first) continue;
            Record record = record_of(w, Found::divergent_barrier, thread);
            fill_wait(record.frames, w, thread);
            fill_position(record.other_block, record.other_thread, c.block, first_thread);
            fill_wait(record.other_frames, w, first_thread);
            add(record);
            told = true;
        }
    }
    begin_interval(w);
}

void before_grid_barrier(Worker& w) {
    settle(*w.checker);
    ledger.round_limit[w.job->grid_round.load() & 1] = ledger.stamps + 1;
    give_turn(*w.checker);
}

void after_grid_barrier(Worker& w) {
    const Guard guard(w);
    take_turn(*w.checker);
    w.checker->ordered_before = ledger.round_limit[(w.job->grid_round.load() - 1) & 1];
}

void before_sleep(Worker& w) { give_turn(*w.checker); }

void after_sleep(Worker& w) {
    const Guard guard(w);
    take_turn(*w.checker);
}

void check_several_blocks(Worker& w) {
    if (ledger.several_workers) return;
    ledger.several_workers = true;
    forget_sites(*w.checker);  // of accesses that stamps alone are not enough for any more
    take_turn(*w.checker);
}

const void* checked_place(const Worker& w, const void* place) {
    return w.checker == nullptr || offset_in_module(place) != 0 ? place : w.checker->place;
}

}  // namespace hipport_cpu
