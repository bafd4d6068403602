#include <string.h>

#include <initializer_list>

#include "check_accesses.h"
#include "heap.h"
#include "schedule.h"

namespace hipport_cpu {

namespace {

bool is_atomic(Touch touch) { return touch == Touch::atomic || touch == Touch::stored; }

struct Accessing {
    Worker& w;
    const Memory& memory;
    uintptr_t address;
    size_t bytes;
    bool is_write;
    bool is_atomic;
    unsigned int thread;
    void** frame;
    bool is_free = false;
};

void race(const Accessing& a, Access other, bool other_is_write) {
    Checker& c = *a.w.checker;
    const uint32_t owner = a.memory.is_shared ? static_cast<uint32_t>(c.block) : block_of(other);
    const Found found = a.memory.is_shared    ? Found::race_in_shared
                        : owner == c.block    ? Found::race_in_block
                                              : Found::race_across_blocks;
    Record record = record_here(a.w, found, a.frame);
    locate(record, a.memory, a.address, a.bytes, a.is_write);
    record.other_is_write = other_is_write;
    record.is_free = a.is_free;
    record.value = a.is_atomic && other.is_atomic();
    fill_position(record.other_block, record.other_thread, owner, other.thread());
    record.other_frames[0] = long_place(other.place());
    if (a.is_write && a.is_atomic && !other_is_write) record.reads = Reads::atomic;
    const bool depends = a.is_write ? other_is_write : other.is_atomic();
    if (!depends || a.is_free || a.bytes > sizeof(c.doubt.before)) return add(record);
    c.is_in_doubt = true;
    quick_checker = nullptr;
    c.doubt.address = reinterpret_cast<const volatile void*>(a.address);
    c.doubt.bytes = a.bytes;
    memcpy(c.doubt.before, reinterpret_cast<const void*>(a.address), a.bytes);
    c.doubt.record = record;
}

// Whether both accesses are atomic for each other.
bool are_atomic(const Accessing& a, Access earlier, Access now) {
    if (!now.is_atomic() || !earlier.is_atomic()) return false;
    return !(now.is_of_block() || earlier.is_of_block()) || a.memory.is_shared || is_of_block(*a.w.checker, earlier);
}

// Whether an earlier access and the one now are a race.
bool conflicts(const Accessing& a, Access earlier, Access now) {
    return has_been(earlier) && !are_atomic(a, earlier, now) && !is_ordered(a.w, earlier, a.thread, a.memory.is_shared);
}

// Enters the access into a cell. At most one race is reported for an access.
void enter(const Accessing& a, Cell& cell, Access& beside, Access now, bool& told) {
    if (!told && conflicts(a, cell.write, now)) told = true, race(a, cell.write, true);
    const bool has_beside = has_been(cell.read) && cell.read.has_beside();
    if (a.is_write) {
        if (!told && conflicts(a, cell.read, now)) told = true, race(a, cell.read, false);
        if (!told && has_beside && conflicts(a, beside, now)) told = true, race(a, beside, false);
        cell = {now, Access()};
    } else if (!has_been(cell.read) || is_ordered(a.w, cell.read, a.thread, a.memory.is_shared)) {
        cell.read = Access(now.word() | (has_beside ? Access::beside : 0));
    } else {
        cell.read = Access(cell.read.word() | Access::beside);
        beside = now;
    }
}

// Whether something has been written to a cell: of shared memory in this block.
bool is_written(const Accessing& a, const Cell& cell) {
    return a.memory.is_shared ? cell.write.word() >= a.w.checker->block_begin : has_been(cell.write);
}

void enter_all(const Accessing& a, Touch touch) {
    Checker& c = *a.w.checker;
    if (!provide_cells(a.memory, a.address, a.bytes)) {
        fail(*a.w.job, Outcome::no_memory, 0, nullptr, nullptr, "no memory for the check");
        return;
    }
    Shadow& shadow = *a.memory.shadow;
    const size_t from = a.address - a.memory.base();
    const size_t first = from >> shadow.shift, last = (from + a.bytes - 1) >> shadow.shift;
    // Volatile accesses to global memory are single accesses to it that are not torn, as in CUDA's memory model.
    const bool is_atomic = a.is_atomic || (touch == Touch::is_volatile && !a.memory.is_shared);
    if (is_atomic) {
        const bool reads = !a.is_write || touch == Touch::atomic;
        synchronize(a.w, shadow, first, a.thread, reads, a.is_write, a.memory.is_shared);
    } else if (a.is_write) {
        c.fenced[a.thread] = false;
    }
    const uint64_t kind = is_atomic ? Access::atomic | (c.scoped_to_block ? Access::of_block : 0) : 0;
    const Access now(c.accesses[a.thread] | kind | short_place(c.place));
    bool told = false;
    bool is_unwritten = a.memory.starts_undefined() && (!a.is_write || touch == Touch::atomic);
    for (size_t i = first; i <= last; ++i) {
        if (shadow.cells[i].write.word() == Access::nobodys) shadow.cells[i] = Cell{Access(), Access()};
        if (is_unwritten) is_unwritten = !is_written(a, shadow.cells[i]);
        enter(a, shadow.cells[i], shadow.beside[i], now, told);
    }
    // Of a struct that is read whole, what is between its members may never have been written: that is not a fault.
    if (is_unwritten && !ledger.has_retired) {
        Record record =
            record_here(a.w, a.memory.is_shared ? Found::shared_unwritten : Found::global_unwritten, a.frame);
        locate(record, a.memory, a.address, a.bytes, false);
        add(record);
    }
}

// Ends the thread that runs, which cannot go on.
[[noreturn]] void retire_here(Worker& w) {
    ledger.has_retired = true;
    w.checker->scoped_to_block = false;
    retire(w);
}

// Whether nothing is at an address outside of all memory: then the thread goes on.
bool is_gap(Checker& c, uintptr_t address) {
    const Check& check = *ledger.check;
    if (address - check.arena < check.arena_bytes || is_in_slab(address)) return true;
    const Memory* const before = memory_before(c, address);
    return before != nullptr && before->is_shared && before + 1 < c.memories + c.memory_count && before[1].is_shared;
}

// An access outside of all memory.
void stray(Worker& w, uintptr_t address, size_t bytes, bool is_write, void** frame) {
    Checker& c = *w.checker;
    if (is_null(address)) {
        Record record = record_here(w, Found::null_access, frame);
        record.bytes = bytes;
        record.is_write = is_write;
        record.value = address;
        add(record);
        retire_here(w);
    }
    Record record = record_here(w, is_write ? Found::write_out_of_bounds : Found::read_out_of_bounds, frame);
    const Memory* const slab = heap_memory_near(address);
    const Memory* const near = slab != nullptr ? slab : nearest(c, address);
    if (near != nullptr) locate(record, *near, address, bytes, is_write);
    record.bytes = bytes;
    record.is_write = is_write;
    record.value = address;
    add(record);
    if (!is_gap(c, address)) retire_here(w);
}

// Lets the place of an access know the memory that it has been to, where accesses to that can be quick.
void keep_site(Checker& c, const Memory& memory, size_t bytes, bool is_write, Touch touch) {
    const Shadow& shadow = *memory.shadow;
    const bool needs_cells = is_write || !memory.is_constant();
    const bool is_told = is_write && memory.region->read_only;
    const bool synchronizes = is_atomic(touch) && shadow.synchronizations != nullptr;
    if (touch == Touch::is_volatile || memory.address != memory.base() || is_told || synchronizes) return;
    // Blocks that take turns have stamps that do not tell which came first.
    if (needs_cells && ledger.several_workers && !memory.is_shared) return;
    Site& site = site_of(c, c.place);
    site.place = c.place;
    site.address = memory.address;
    const size_t count = memory.bytes - bytes + 1;
    const bool is_coarse = needs_cells ? shadow.shift == 2 : bytes % 4 == 0;
    site.cell_count[0] = is_coarse ? (count + 3) / 4 : 0;
    site.cell_count[1] = is_coarse ? 0 : count;
    site.cells = needs_cells ? shadow.cells : nullptr;
    site.beside = shadow.beside;
    site.defined_before = memory.starts_undefined() ? 0 : c.launch_begin;
    site.how = static_cast<uint32_t>((is_atomic(touch) ? Access::atomic : 0) | short_place(c.place));
    site.is_shared = memory.is_shared;
}

// What the thread may access besides the launch's memory.
bool is_known(uintptr_t address) {
    const Check& check = *ledger.check;
    const bool is_argument = check.arguments != 0 ? address - check.arguments < check.argument_bytes
                                                  : address - ledger.stack < ledger.stack_end - ledger.stack;
    return is_argument || is_in_image(address);
}

// An access to what is not the thread's own.
__attribute__((noinline)) void check_foreign(Worker& w, const volatile void* at, size_t bytes, bool is_write,
                                             Touch touch, void** frame) {
    const uintptr_t address = reinterpret_cast<uintptr_t>(at);
    const Guard guard(w);
    Checker& c = *w.checker;
    c.place = frame[1];
    settle(c, is_atomic(touch) ? at : nullptr);
    if (touch != Touch::plain) pass_turn(c);
    const Memory* const memory = memory_at(c, address);
    if (memory == nullptr) {
        if (!is_known(address)) stray(w, address, bytes, is_write, frame);
        return;
    }
    if (address + bytes > memory->address + memory->bytes) return stray(w, address, bytes, is_write, frame);
    if (memory->region->space == Space::compilers_own) return;
    if (memory->region->space == Space::heap && !is_allocated(*memory, address, bytes)) {
        if (!is_freed(*memory, address)) return stray(w, address, bytes, is_write, frame);
        Record record = record_here(w, Found::used_when_freed, frame);
        locate(record, *memory, address, bytes, is_write);
        add(record);
        retire_here(w);
    }
    if (is_write && memory->region->read_only) {
        Record record = record_here(w, Found::constant_written, frame);
        locate(record, *memory, address, bytes, true);
        add(record);
    }
    if (is_write || !memory->is_constant()) {
        enter_all({w, *memory, address, bytes, is_write, is_atomic(touch), thread_number(), frame}, touch);
    }
    keep_site(c, *memory, bytes, is_write, touch);
}

// A frame as if what stands at a place were a call.
struct Called {
    void* frame[2];
    Called(const void* place, void** outer) : frame{outer, static_cast<char*>(const_cast<void*>(place)) + 1} {}
};

}  // namespace

void check_access(const volatile void* address, size_t bytes, bool is_write, Touch touch, void** frame) {
    if (!concerns_others(address)) return;
    check_foreign(*worker, address, bytes, is_write, touch, frame);
}

bool know_row(uintptr_t first, uintptr_t last, size_t bytes, bool is_write, const void* place) {
    Checker* const c = quick_checker;
    if (c == nullptr) return false;
    const uintptr_t begin = first < last ? first : last, end = (first < last ? last : first) + bytes;
    const Memory* const memory = memory_at(*c, begin);
    if (memory == nullptr || end - memory->address > memory->bytes) return false;
    if (memory->shadow->cells == nullptr && (is_write || !memory->is_constant())) return false;
    c->place = place;
    keep_site(*c, *memory, bytes, is_write, Touch::plain);
    return true;
}

void check_freed(const Memory& memory, uintptr_t address, size_t bytes, void** frame) {
    Worker& w = *worker;
    w.checker->place = frame[1];
    if (bytes > 0) enter_all({w, memory, address, bytes, true, false, thread_number(), frame, true}, Touch::plain);
}

void check_scope(bool to_block) {
    if (is_checked(worker)) worker->checker->scoped_to_block = to_block;
}

void check_fence() {
    if (is_checked(worker)) worker->checker->fenced[thread_number()] = true;
}

void check_division(const void* place, void** frame) {
    Called called(place, frame);
    add(record_here(*worker, Found::divided_by_zero, called.frame));
}

void check_index(int64_t index, const char* type, void** frame) {
    if (!is_checked(worker)) return;  // host code
    Worker& w = *worker;
    Record record = record_here(w, Found::index_out_of_bounds, frame);
    record.value = static_cast<uint64_t>(index);
    strncpy(record.text, type, sizeof(record.text) - 1);
    add(record);
    retire_here(w);
}

void check_alignment(size_t alignment, void** frame) {
    if (!is_checked(worker)) return;  // host code
    Worker& w = *worker;
    Record record = record_here(w, Found::misaligned, frame);
    record.bytes = alignment;
    add(record);
    retire_here(w);
}

void check_null_table(const void* place, void** frame, uintptr_t address) {
    Worker& w = *worker;
    Called called(place, frame);
    Record record = record_here(w, Found::null_access, called.frame);
    record.bytes = sizeof(void*);
    record.value = address;
    add(record);
    retire_here(w);
}

}  // namespace hipport_cpu

using namespace hipport_cpu;

extern "C" void hipport_cpu_name_lanes(uint64_t mask) {
    if (!is_checked(worker)) return;
    Request& request = worker->checker->requests[thread_number()];
    request.mask = mask;
    request.has_mask = true;
}

extern "C" void hipport_cpu_scope_to_block(bool to_block) { check_scope(to_block); }

extern "C" void hipport_cpu_read_from(unsigned int source) {
    if (!is_checked(worker)) return;
    Request& request = worker->checker->requests[thread_number()];
    request.source = static_cast<int>(source);
    request.has_source = true;
}
