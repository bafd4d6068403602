#include <stdlib.h>
#include <string.h>

#include "check_state.h"

namespace hipport_cpu {

namespace {

// Grows an array; false where there is not enough memory, and the array is then unchanged.
template <class T>
bool ensure(T*& items, uint32_t& capacity, uint32_t count) {
    if (count < capacity) return true;
    const uint32_t wanted = capacity == 0 ? 1024 : 2 * capacity;
    T* const grown = static_cast<T*>(realloc(items, wanted * sizeof(T)));
    if (grown == nullptr) return false;
    items = grown;
    capacity = wanted;
    return true;
}

uint64_t* new_set() { return static_cast<uint64_t*>(calloc(ledger.block_count / 64 + 1, sizeof(uint64_t))); }

void acquire(Worker& w, const Synchronization& from, unsigned int thread) {
    Checker& c = *w.checker;
    c.lanes_have_met = true;
    if (from.interval == c.interval) {
        c.seen_waves[thread >> w.wave_shift] |= from.waves;
        c.waves_have_seen = true;
    }
    if (from.blocks == nullptr) return;
    if (c.seen == nullptr) c.seen = new_set();
    for (uint64_t i = 0; c.seen != nullptr && i <= ledger.block_count / 64; ++i) c.seen[i] |= from.blocks[i];
}

void release(Worker& w, Synchronization& to, unsigned int thread, bool is_shared) {
    Checker& c = *w.checker;
    if (to.interval != c.interval) to.interval = c.interval, to.waves = 0;
    const unsigned int wave = thread >> w.wave_shift;
    to.waves |= c.seen_waves[wave] | 1u << wave;
    if (is_shared) return;
    if (ledger.releases == nullptr) {
        ledger.releases = static_cast<Release*>(calloc(ledger.block_count, sizeof(Release)));
    }
    if (to.blocks == nullptr) to.blocks = new_set();
    if (ledger.releases == nullptr || to.blocks == nullptr) return;
    for (uint64_t i = 0; c.seen != nullptr && i <= ledger.block_count / 64; ++i) to.blocks[i] |= c.seen[i];
    to.blocks[c.block / 64] |= uint64_t{1} << c.block % 64;
    Release& own = ledger.releases[c.block];
    own.several = own.interval == c.interval && (own.several || own.thread != thread);
    own.interval = c.interval;
    own.end = UINT32_MAX;
    own.thread = static_cast<uint16_t>(thread);
}

// A stamp for threads of the worker's block.
uint32_t next_stamp(const Checker& c) {
    const bool is_of_block = ledger.span_count > 0 && ledger.spans[ledger.span_count - 1].block == c.block;
    const bool has_room = is_of_block || ensure(ledger.spans, ledger.span_capacity, ledger.span_count);
    if (!has_room || ledger.stamps == UINT32_MAX) {
        fail(*worker->job, Outcome::no_memory, 0, nullptr, nullptr, "no memory for the check");
        return ledger.stamps;
    }
    ++ledger.stamps;
    if (!is_of_block) ledger.spans[ledger.span_count++] = {ledger.stamps, static_cast<uint32_t>(c.block)};
    return ledger.stamps;
}

void begin_period(Checker& c, unsigned int thread, uint32_t stamp) {
    c.accesses[thread] = word_of(stamp) | uint64_t{thread} << Access::thread_shift;
}

}  // namespace

void begin_interval(Worker& w) {
    Checker& c = *w.checker;
    const uint32_t stamp = next_stamp(c);
    if (ledger.releases != nullptr && ledger.releases[c.block].interval == c.interval) {
        ledger.releases[c.block].end = stamp;
    }
    c.interval = stamp;
    c.interval_begin = word_of(stamp);
    c.of_earlier_intervals = c.interval_begin - c.block_begin;
    for (unsigned int i = 0; i < w.thread_count; ++i) begin_period(c, i, stamp);
    memset(c.seen_waves, 0, sizeof(c.seen_waves));
    c.lanes_have_met = c.seen != nullptr || c.ordered_before != 0;
    c.waves_have_seen = false;
}

void order_lanes(Checker& c, unsigned int first, unsigned int number, uint64_t group) {
    Knowledge& known = c.known[number];
    uint32_t merged[64] = {};
    for (uint64_t rest = group; rest != 0;) {
        const uint8_t row = known.row_of[__builtin_ctzll(rest)];
        for (int i = 0; i < 64; ++i) merged[i] = merged[i] < known.rows[row][i] ? known.rows[row][i] : merged[i];
        rest &= ~known.lanes[row];
        known.lanes[row] &= ~group;
    }
    unsigned int free = 0;  // there are as many rows as lanes
    while (known.lanes[free] != 0) ++free;
    const uint32_t stamp = next_stamp(c);
    for (uint64_t rest = group; rest != 0; rest &= rest - 1) {
        const unsigned int lane = __builtin_ctzll(rest);
        merged[lane] = Access(c.accesses[first + lane]).stamp();
        begin_period(c, first + lane, stamp);
        known.row_of[lane] = static_cast<uint8_t>(free);
    }
    memcpy(known.rows[free], merged, sizeof(merged));
    known.lanes[free] = group;
    c.lanes_have_met = true;
}

void synchronize(Worker& w, Shadow& shadow, size_t cell, unsigned int thread, bool reads, bool writes, bool is_shared) {
    const uint32_t known = shadow.synchronizations != nullptr ? shadow.synchronizations[cell] : 0;
    if (reads && known != 0) acquire(w, ledger.synchronizations[known], thread);
    if (!writes || !w.checker->fenced[thread]) return;
    if (known == 0) {
        const uint32_t made = ledger.synchronization_count + 1;
        if (!provide_synchronizations(shadow)) return;
        if (!ensure(ledger.synchronizations, ledger.synchronization_capacity, made)) return;
        ledger.synchronizations[made] = Synchronization{};
        shadow.synchronizations[cell] = ledger.synchronization_count = made;
    }
    release(w, ledger.synchronizations[shadow.synchronizations[cell]], thread, is_shared);
}

}  // namespace hipport_cpu
