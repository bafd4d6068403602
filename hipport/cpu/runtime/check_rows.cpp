// Accesses of the lanes of a loop, when the addresses are in a row: what the loops that hipport makes call before them.
//
// An access of all lanes is entered before the next one is, where a lane's own accesses come one after the other
// otherwise: GPUs give no order to either. Whatever may be a fault is left to the accesses themselves.

#include "check_accesses.h"
#include "check_quick.h"

namespace hipport_cpu {

namespace {

// Lanes that follow one another from `thread` on, and where they access cells: `stride` from one to the next.
struct Row {
    Checker& c;
    const Site& site;
    size_t first;
    int64_t stride;
    unsigned int count, thread;
};

// Each lane has a cell, and these follow one another.
template <bool is_write, bool is_shared>
bool enter_line(const Row& row) {
    const Site& site = row.site;
    const Earlier<is_shared> earlier(row.c);
    const uint64_t* const words = row.c.accesses + row.thread;
    const uint64_t how = site.how, defined_before = site.defined_before;
    Cell* const cells = site.cells + row.first;
    Access* const beside = site.beside + row.first;
    const uint64_t have_met = row.c.lanes_have_met, have_seen = row.c.waves_have_seen;
    const size_t count = row.count;
    uint64_t faults = 0;  // in words, as vectors have them
    for (size_t i = 0; i < count; ++i) {
        const uint64_t now = words[i], write = cells[i].write.word(), read = cells[i].read.word();
        const uint64_t unread = !earlier.is_before(read, now);
        if (is_write) {
            const uint64_t has_beside = read / Access::beside & 1;
            faults |= uint64_t{!earlier.is_before(write, now)} | unread |
                      (has_beside & uint64_t{!earlier.is_before(beside[i].word(), now)});
        } else {
            const uint64_t meets = have_seen | uint64_t{!earlier.is_in_period(read, now)};
            faults |= uint64_t{!earlier.is_defined(write, now, defined_before)} | (have_met & unread & meets);
        }
    }
    if (faults != 0) return false;
    for (size_t i = 0; i < count; ++i) {
        const uint64_t now = words[i] | how;
        if (is_write) {
            cells[i] = {Access(now), Access()};
            continue;
        }
        const uint64_t read = cells[i].read.word();
        const bool is_before = earlier.is_before(read, now);
        cells[i].read = Access(is_before ? now | (read & Access::beside) : read | Access::beside);
        beside[i] = is_before ? beside[i] : Access(now);
    }
    return true;
}

template <bool is_write, bool is_shared>
bool enter_row(const Row& row, size_t cells) {
    constexpr Kind kind = is_write ? Kind::write : Kind::read;
    if (row.stride == 1 && cells == 1) {
        if (!enter_line<is_write, is_shared>(row)) return false;
    } else if (!is_write && row.stride == 0) {  // the last one is what is left of those that are beside the first
        const unsigned int last = row.thread + row.count - 1;
        return enter_cells<kind, is_shared>(row.c, row.site, row.first, cells, row.thread) &&
               (row.count == 1 || enter_cells<kind, is_shared>(row.c, row.site, row.first, cells, last));
    } else {
        size_t cell = row.first;
        for (unsigned int i = 0; i < row.count; ++i, cell += row.stride) {
            if (!enter_cells<kind, is_shared>(row.c, row.site, cell, cells, row.thread + i)) return false;
        }
    }
    if (is_write) __builtin_memset(row.c.fenced + row.thread, 0, row.count);
    return true;
}

// Whether none of the accesses of the lanes from the one that runs on is a fault; they then have been entered.
template <bool is_write, size_t bytes>
inline __attribute__((always_inline)) bool check_row(uintptr_t first, int64_t stride, unsigned int count,
                                                     const void* place) {
    constexpr unsigned int shift = shift_of<bytes>;
    const uintptr_t last = first + stride * (count - 1);
    const auto at = [&](uintptr_t address) { return touched<bytes>(reinterpret_cast<void*>(address), place); };
    Touched to = at(first);
    if (to.site == nullptr || at(last).site == nullptr) {
        if (!know_row(first, last, bytes, is_write, place)) return false;
        to = at(first);
        if (to.site == nullptr || at(last).site == nullptr) return false;
    }
    if (!to.needs_entry()) return true;
    if (stride % (1 << shift) != 0) return false;
    const Row row{*to.checker, *to.site, to.cell, stride >> shift, count, thread_number()};
    return to.site->is_shared ? enter_row<is_write, true>(row, bytes >> shift)
                              : enter_row<is_write, false>(row, bytes >> shift);
}

}  // namespace

}  // namespace hipport_cpu

#define ROW(name, is_write, bytes)                                                                            \
    extern "C" __attribute__((visibility("default"))) bool hipport_cpu_row_##name##bytes(                     \
        uintptr_t first, int64_t stride, unsigned int count) {                                                \
        return hipport_cpu::check_row<is_write, bytes>(first, stride, count, __builtin_return_address(0));    \
    }
#define ROWS(bytes)         \
    ROW(read, false, bytes) \
    ROW(write, true, bytes)
ROWS(1)
ROWS(2)
ROWS(4)
ROWS(8)
ROWS(16)
