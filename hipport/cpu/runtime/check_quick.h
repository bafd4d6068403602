// Accesses that need no more than what their place in the kernel knows of the memory that it accesses: nearly all. What
// is said of them here is what check_accesses.cpp says of all.

#ifndef HIPPORT_CPU_CHECK_QUICK_H
#define HIPPORT_CPU_CHECK_QUICK_H

#include "check_state.h"

namespace hipport_cpu {

enum class Kind { read, write, change };  // the last one is atomic

// Enters an access of the thread that runs into its cells. False where it may be a fault, or is not known here not to be
// one: what has been entered then is what the access enters anyway.
template <Kind kind>
inline __attribute__((always_inline)) bool enter_cells(Checker& c, const Site& site, size_t first, size_t count) {
    const unsigned int thread = thread_number();
    const uint64_t now = c.accesses[thread] | site.how;
    if (kind == Kind::change && (c.fenced[thread] || c.scoped_to_block)) return false;
    // What came before: by the thread itself, in an earlier interval of the block, in an earlier launch. In shared memory
    // what other blocks have done does not count either.
    const uint64_t begin = site.is_shared ? 0 : c.block_begin;
    const auto is_before = [&](uint64_t word, uint64_t block_begin) {
        return word - block_begin < c.interval_begin - block_begin || (word ^ now) >> Access::thread_shift == 0;
    };
    const auto is_atomic = [](uint64_t word) {
        return (word & (Access::atomic | Access::of_block)) == Access::atomic;
    };
    const auto suits = [&](uint64_t word) {
        return word < c.launch_begin || is_before(word, begin) || (kind == Kind::change && is_atomic(word));
    };
    for (size_t i = first; i < first + count; ++i) {
        Cell& cell = site.cells[i];
        const uint64_t write = cell.write.word(), read = cell.read.word();
        if (kind == Kind::read) {
            if (write >= site.defined_before && !is_before(write, c.block_begin)) return false;
            if (read < c.launch_begin) {
                cell.read = Access(now);
            } else if (is_before(read, begin)) {
                cell.read = Access(now | (read & Access::beside));
            } else {
                if (c.lanes_have_met) return false;
                cell.read = Access(read | Access::beside);
                site.beside[i] = Access(now);
            }
            continue;
        }
        if (!suits(write) || !suits(read)) return false;
        if (read >= c.launch_begin && read & Access::beside && !suits(site.beside[i].word())) return false;
        if (kind == Kind::change && write >= site.defined_before &&
            write < (site.is_shared ? c.block_begin : c.launch_begin)) {
            return false;
        }
        cell = {Access(now), Access()};
    }
    if (kind == Kind::write) c.fenced[thread] = false;
    return true;
}

// Enters an access, or returns false, where cells are as large as accesses are at their best.
template <Kind kind, size_t bytes>
inline __attribute__((always_inline)) bool enter_quickly(const volatile void* at, const void* place) {
    constexpr unsigned int shift = bytes % 4 == 0 ? 2 : 0;
    Checker* const c = quick_checker;
    if (c == nullptr) return false;
    const Site& site = site_of(*c, place);
    const uintptr_t offset = reinterpret_cast<uintptr_t>(at) - site.address;
    const size_t cell = offset >> shift | (shift == 0 ? 0 : offset << (64 - shift));  // no cell if it is not whole
    if (site.place != place || cell >= site.cell_count[shift == 0]) return false;
    c->place = place;
    return site.cells == nullptr || enter_cells<kind>(*c, site, cell, bytes >> shift);
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
