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
    if (from.interval == c.interval) c.seen_waves[thread >> w.wave_shift] |= from.waves;
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
    own.thread = static_cast<uint16_t>(thread);
}

}  // namespace

void begin_interval(Checker& c) {
    if (!ensure(ledger.owners, ledger.owner_capacity, ledger.intervals + 1)) {
        fail(*worker->job, Status::no_memory, 0, nullptr, nullptr, "no memory for the check");
        return;
    }
    c.interval = ++ledger.intervals;
    ledger.owners[c.interval] = static_cast<uint32_t>(c.block);
    memset(c.seen_waves, 0, sizeof(c.seen_waves));
    for (uint32_t rest = c.met_waves; rest != 0; rest &= rest - 1) {
        const unsigned int wave = __builtin_ctz(rest);
        memset(c.known[wave], 0, sizeof(c.known[wave]));
    }
    if (c.met_waves != 0) memset(c.clocks, 0, sizeof(c.clocks));
    c.met_waves = 0;
}

void order_lanes(Checker& c, const Wave& wave, unsigned int number, uint64_t group) {
    auto& known = c.known[number];
    uint32_t merged[64] = {};
    for (uint64_t rest = group; rest != 0; rest &= rest - 1) {
        const uint32_t* const own = known[__builtin_ctzll(rest)];
        for (int i = 0; i < 64; ++i) merged[i] = merged[i] < own[i] ? own[i] : merged[i];
    }
    for (uint64_t rest = group; rest != 0; rest &= rest - 1) {
        const unsigned int lane = __builtin_ctzll(rest);
        merged[lane] = ++c.clocks[wave.first + lane];
    }
    for (uint64_t rest = group; rest != 0; rest &= rest - 1) {
        memcpy(known[__builtin_ctzll(rest)], merged, sizeof(merged));
    }
    c.met_waves |= 1u << number;
}

void synchronize(Worker& w, Cell& cell, unsigned int thread, bool reads, bool writes, bool is_shared) {
    if (reads && cell.synchronization != 0) acquire(w, ledger.synchronizations[cell.synchronization], thread);
    if (!writes || !w.checker->fenced[thread]) return;
    if (cell.synchronization == 0) {
        const uint32_t made = ledger.synchronization_count + 1;
        if (!ensure(ledger.synchronizations, ledger.synchronization_capacity, made)) return;
        ledger.synchronizations[made] = Synchronization{};
        cell.synchronization = ledger.synchronization_count = made;
    }
    release(w, ledger.synchronizations[cell.synchronization], thread, is_shared);
}

}  // namespace hipport_cpu
