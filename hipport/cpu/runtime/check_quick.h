// Accesses that need no more than what their place in the kernel knows of the memory that it accesses: nearly all. What
// is said of them here is what check_accesses.cpp says of all.

#ifndef HIPPORT_CPU_CHECK_QUICK_H
#define HIPPORT_CPU_CHECK_QUICK_H

#include "check_state.h"

namespace hipport_cpu {

enum class Kind { read, write, change };  // the last one is atomic

// Enters an access of the thread that runs into its cells. False where it may be a fault, or is not known here not to
// be one: what has been entered then is what the access enters anyway.
//
// What came before an access is what its thread did since it last met others, what the block did in earlier intervals,
// and, in shared memory, what other blocks did. What words of earlier launches say of reads beside them is not true,
// but those are of earlier launches then too.
template <Kind kind, bool is_shared>
inline __attribute__((always_inline)) bool enter_cells(Checker& c, const Site& site, size_t first, size_t count) {
    const unsigned int thread = thread_number();
    const uint64_t now = c.accesses[thread] | site.how;
    if (kind == Kind::change && (c.fenced[thread] || c.scoped_to_block)) return false;
    const auto is_in_earlier_interval = [&](uint64_t word) { return word - c.block_begin < c.of_earlier_intervals; };
    const auto is_by_same = [&](uint64_t word) { return (word ^ now) >> Access::thread_shift == 0; };
    const auto is_before = [&](uint64_t word) {
        if (is_shared) return word < c.interval_begin || is_by_same(word);
        return word < c.launch_begin || is_in_earlier_interval(word) || is_by_same(word);
    };
    const auto suits = [&](uint64_t word) {
        constexpr uint64_t scope = Access::atomic | Access::of_block;
        return is_before(word) || (kind == Kind::change && (word & scope) == Access::atomic);
    };
    for (size_t i = first; i < first + count; ++i) {
        Cell& cell = site.cells[i];
        const uint64_t write = cell.write.word(), read = cell.read.word();
        if (kind == Kind::read) {
            const bool was_defined = !is_shared && write < site.defined_before;
            if (!was_defined && !is_in_earlier_interval(write) && !is_by_same(write)) return false;
            if (is_before(read)) {
                cell.read = Access(now | (read & Access::beside));
            } else {
                if (c.lanes_have_met) return false;
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
    return site.is_shared ? enter_cells<kind, true>(c, site, first, count)
                          : enter_cells<kind, false>(c, site, first, count);
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
