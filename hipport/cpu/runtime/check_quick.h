// Accesses that need no more than what their place in the kernel knows of the memory that it accesses: nearly all. What
// is said of them here is what check_accesses.cpp says of all.

#ifndef HIPPORT_CPU_CHECK_QUICK_H
#define HIPPORT_CPU_CHECK_QUICK_H

#include "check_state.h"

namespace hipport_cpu {

enum class Kind { read, write, change };  // the last one is atomic

// Enters an access of the thread that runs. False where it may be a fault, or is not known here not to be one: then
// nothing has been entered that the access would not enter anyway.
template <Kind kind>
inline __attribute__((always_inline)) bool is_entered(const volatile void* at, size_t bytes, const void* place) {
    Checker* const c = quick_checker;
    if (c == nullptr) return false;
    const Site& site = site_of(*c, place);
    const uintptr_t offset = reinterpret_cast<uintptr_t>(at) - site.address;
    if (site.place != place || offset >= site.bytes || offset & ((1u << site.shift) - 1)) return false;
    c->place = place;
    if (site.cells == nullptr) return true;

    const unsigned int thread = thread_number();
    if (kind == Kind::change && (c->fenced[thread] || c->scoped_to_block)) return false;
    const uint64_t now = c->accesses[thread] | site.how;
    // What came before: by the thread itself, in an earlier interval of the block, in an earlier launch. In shared memory
    // what other blocks have done does not count either.
    const uint64_t begin = site.is_shared ? 0 : c->block_begin;
    const auto is_before = [&](uint64_t word, uint64_t block_begin) {
        return word - block_begin < c->interval_begin - block_begin || (word ^ now) >> Access::thread_shift == 0;
    };
    const auto is_over = [&](uint64_t word) { return word < c->launch_begin || is_before(word, begin); };
    const auto is_atomic = [](uint64_t word) {
        return (word & (Access::atomic | Access::of_block)) == Access::atomic;
    };
    const auto suits = [&](uint64_t word) { return is_over(word) || (kind == Kind::change && is_atomic(word)); };

    size_t i = offset >> site.shift;
    for (const size_t end = i + (bytes >> site.shift); i < end; ++i) {
        Cell& cell = site.cells[i];
        const uint64_t write = cell.write.word(), read = cell.read.word();
        if (kind == Kind::read) {
            if (write >= site.defined_before && !is_before(write, c->block_begin)) return false;
            if (is_over(read)) {
                cell.read = Access(now | (read < c->launch_begin ? 0 : read & Access::beside));
            } else {
                if (c->lanes_have_met) return false;
                cell.read = Access(read | Access::beside);
                site.beside[i] = Access(now);
            }
            continue;
        }
        if (!suits(write) || !suits(read)) return false;
        if (read >= c->launch_begin && read & Access::beside && !suits(site.beside[i].word())) return false;
        if (kind == Kind::change && write >= site.defined_before &&
            write < (site.is_shared ? c->block_begin : c->launch_begin)) {
            return false;
        }
        cell = {Access(now), Access()};
    }
    if (kind == Kind::write) c->fenced[thread] = false;
    return true;
}

}  // namespace hipport_cpu

#endif
