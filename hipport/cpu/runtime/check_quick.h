// Accesses that need no more than what their place in the kernel knows of the memory that it accesses: nearly all. What
// is said of them here is what check_accesses.cpp says of all.

#ifndef HIPPORT_CPU_CHECK_QUICK_H
#define HIPPORT_CPU_CHECK_QUICK_H

#include "check_state.h"

namespace hipport_cpu {

enum class Kind { read, write, change };  // the last one is atomic

// What is before an access of a block, as words tell.
template <bool is_shared>
struct Earlier {
    uint64_t launch_begin, block_begin, interval_begin, of_earlier_intervals;

    explicit Earlier(const Checker& c)
        : launch_begin(c.launch_begin),
          block_begin(c.block_begin),
          interval_begin(c.interval_begin),
          of_earlier_intervals(c.of_earlier_intervals) {}

    bool is_in_interval(uint64_t word) const { return word - block_begin < of_earlier_intervals; }
    static bool is_by_same(uint64_t word, uint64_t now) { return (word ^ now) >> Access::thread_shift == 0; }
    // Those of a period have no order, unless waves have seen what others did in it.
    static bool is_in_period(uint64_t word, uint64_t now) { return (word ^ now) >> Access::stamp_shift == 0; }
    // Without branches: of many cells at once.
    bool is_before(uint64_t word, uint64_t now) const {
        if (is_shared) return static_cast<int>(word < interval_begin) | is_by_same(word, now);
        return static_cast<int>(word < launch_begin) | is_in_interval(word) | is_by_same(word, now);
    }
    // Whether a word of a write says that there is something to read.
    bool is_defined(uint64_t word, uint64_t now, uint64_t defined_before) const {
        return static_cast<int>(!is_shared && word < defined_before) | is_in_interval(word) | is_by_same(word, now);
    }
};

// Enters an access of a thread into its cells. False where it may be a fault, or is not known here not to
// be one: what has been entered then is what the access enters anyway.
//
// What came before an access is what its thread did since it last met others, what the block did in earlier intervals,
// and, in shared memory, what other blocks did. What words of earlier launches say of reads beside them is not true,
// but those are of earlier launches then too.
template <Kind kind, bool is_shared>
inline __attribute__((always_inline)) bool enter_cells(Checker& c, const Site& site, size_t first, size_t count,
                                                       unsigned int thread) {
    const uint64_t now = c.accesses[thread] | site.how;
    if (kind == Kind::change && (c.fenced[thread] || c.scoped_to_block)) return false;
    const Earlier<is_shared> earlier(c);
    const auto is_before = [&](uint64_t word) { return earlier.is_before(word, now); };
    const auto suits = [&](uint64_t word) {
        constexpr uint64_t scope = Access::atomic | Access::of_block;
        return is_before(word) || (kind == Kind::change && (word & scope) == Access::atomic);
    };
    for (size_t i = first; i < first + count; ++i) {
        Cell& cell = site.cells[i];
        const uint64_t write = cell.write.word(), read = cell.read.word();
        if (kind == Kind::read) {
            if (!earlier.is_defined(write, now, site.defined_before)) return false;
            if (is_before(read)) {
                cell.read = Access(now | (read & Access::beside));
            } else {
                if (c.lanes_have_met && (c.waves_have_seen || !earlier.is_in_period(read, now))) return false;
                cell.read = Access(read | Access::beside);
                site.beside[i] = Access(now);
            }
            continue;
        }
        const uint64_t written_since = is_shared ? c.block_begin : c.launch_begin;
        if (kind == Kind::change && write >= site.defined_before && write < written_since) return false;
        if (!suits(write) || !suits(read)) return false;
        if (read & Access::beside && !suits(site.beside[i].word())) return false;
        cell = {Access(now), Access()};
    }
    if (kind == Kind::write) c.fenced[thread] = false;
    return true;
}

template <Kind kind>
inline __attribute__((always_inline)) bool enter_cells(Checker& c, const Site& site, size_t first, size_t count) {
    return site.is_shared ? enter_cells<kind, true>(c, site, first, count, thread_number())
                          : enter_cells<kind, false>(c, site, first, count, thread_number());
}

// What an access of the thread that runs is to, where cells are as large as accesses are at their best.
struct Touched {
    Checker* checker;
    const Site* site;  // null where it is not known here
    size_t cell;

    bool needs_entry() const { return site->cells != nullptr; }
};

template <size_t bytes>
constexpr unsigned int shift_of = bytes % 4 == 0 ? 2 : 0;

template <size_t bytes>
inline __attribute__((always_inline)) Touched touched(const volatile void* at, const void* place) {
    constexpr unsigned int shift = shift_of<bytes>;
    Checker* const c = quick_checker;
    if (c == nullptr) return {};
    const Site& site = site_of(*c, place);
    const uintptr_t offset = reinterpret_cast<uintptr_t>(at) - site.address;
    const size_t cell = offset >> shift | (shift == 0 ? 0 : offset << (64 - shift));  // no cell if it is not whole
    if (site.place != place || cell >= site.cell_count[shift == 0]) return {};
    c->place = place;
    return {c, &site, cell};
}

// The same where bytes have cells of their own.
template <Kind kind>
bool enter_bytes(const volatile void* at, size_t bytes, const void* place) {
    Checker* const c = quick_checker;
    if (c == nullptr) return false;
    const Site& site = site_of(*c, place);
    const uintptr_t offset = reinterpret_cast<uintptr_t>(at) - site.address;
    if (site.place != place || offset >= site.cell_count[true]) return false;
    c->place = place;
    return enter_cells<kind>(*c, site, offset, bytes);
}

}  // namespace hipport_cpu

#endif
