#include <string.h>

#include <initializer_list>

#include "check_accesses.h"
#include "check_state.h"
#include "schedule.h"

namespace hipport_cpu {

namespace {

struct Accessing {
    Worker& w;
    const Memory& memory;
    uintptr_t address;
    size_t bytes;
    bool is_write;
    bool is_atomic;
    unsigned int thread;
    void** frame;
};

void race(const Accessing& a, const Access& other, bool other_is_write) {
    Checker& c = *a.w.checker;
    const uint32_t owner = ledger.owners[other.interval];
    const Found found = a.memory.is_shared    ? Found::race_in_shared
                        : owner == c.block    ? Found::race_in_block
                                              : Found::race_across_blocks;
    Record record = record_here(a.w, found, a.frame);
    locate(record, a.memory, a.address, a.bytes, a.is_write);
    record.other_is_write = other_is_write;
    record.value = a.is_atomic && other.is_atomic();
    fill_position(record.other_block, record.other_thread, owner, other.thread());
    record.other_frames[0] = other.place();
    if (a.is_write && a.is_atomic && !other_is_write) record.reads = Reads::atomic;
    const bool depends = a.is_write ? other_is_write : other.is_atomic();
    if (!depends || a.bytes > sizeof(c.doubt.before)) return add(record);
    c.is_in_doubt = true;
    c.doubt.address = reinterpret_cast<const volatile void*>(a.address);
    c.doubt.bytes = a.bytes;
    memcpy(c.doubt.before, reinterpret_cast<const void*>(a.address), a.bytes);
    c.doubt.record = record;
}

// Whether both accesses are atomic for each other.
bool are_atomic(const Accessing& a, const Access& earlier, const Access& now) {
    if (!now.is_atomic() || !earlier.is_atomic()) return false;
    return !(now.is_of_block() || earlier.is_of_block()) || ledger.owners[earlier.interval] == a.w.checker->block;
}

// Whether an earlier access and the one now are a race.
bool conflicts(const Accessing& a, const Access& earlier, const Access& now) {
    return earlier.interval != 0 && (earlier.bytes() & now.bytes()) != 0 && !are_atomic(a, earlier, now) && !is_ordered(a.w, earlier, a.thread, a.memory.is_shared);
}

// The access now, with the bytes of the one in its place if that is the same but for them.
Access joined(const Access& before, const Access& now) {
    const bool same = before.interval == now.interval && before.who == now.who && before.how >> 30 == now.how >> 30;
    return same ? now.of_bytes(before.bytes()) : now;
}

// Enters the access into a cell. At most one race is reported for an access.
void enter(const Accessing& a, Cell& cell, const Access& now, bool& told) {
    if (!told && conflicts(a, cell.write, now)) told = true, race(a, cell.write, true);
    if (a.is_write) {
        for (const Access* read : {&cell.read, &cell.other_read}) {
            if (!told && conflicts(a, *read, now)) told = true, race(a, *read, false);
        }
        cell.write = joined(cell.write, now);
        cell.read.interval = cell.other_read.interval = 0;
        return;
    }
    const bool is_first = cell.read.interval == 0 || is_ordered(a.w, cell.read, a.thread, a.memory.is_shared);
    Access& slot = is_first ? cell.read : cell.other_read;
    slot = joined(slot, now);
}

void enter_all(const Accessing& a, Touch touch) {
    Checker& c = *a.w.checker;
    if (!provide_cells(a.memory, a.bytes)) {
        fail(*a.w.job, Status::no_memory, 0, nullptr, nullptr, "no memory for the check");
        return;
    }
    const Shadow shadow = *a.memory.shadow;
    const size_t from = a.address - a.memory.base(), end = from + a.bytes;
    const unsigned int shift = shadow.granule == 1 ? 0 : 2;
    const size_t first = from >> shift, last = (end - 1) >> shift;
    // Volatile accesses to global memory are single accesses to it that are not torn, as in CUDA's memory model.
    const bool is_atomic = touch == Touch::atomic || (touch == Touch::is_volatile && !a.memory.is_shared);
    if (is_atomic) {
        const bool reads = !a.is_write || touch == Touch::atomic;
        synchronize(a.w, shadow.cells[first], a.thread, reads, a.is_write, a.memory.is_shared);
    } else if (a.is_write) {
        c.fenced[a.thread] = false;
    }
    const bool starts_undefined = a.memory.is_shared || a.memory.region->undefined;
    const Access now =
        Access::make(c.interval, offset_in_module(c.place), is_atomic, c.scoped_to_block, a.thread, c.clocks[a.thread] + 1);
    bool told = false;
    bool is_unwritten = starts_undefined && (!a.is_write || touch == Touch::atomic);
    for (size_t i = first; i <= last; ++i) {
        Cell& cell = shadow.cells[i];
        const size_t begin = i << shift;
        const size_t low = from > begin ? from - begin : 0;
        const size_t high = end - begin < shadow.granule ? end - begin : shadow.granule;
        const uint32_t bytes = (1u << high) - (1u << low);
        if (starts_undefined) {
            const bool is_stale =
                a.memory.is_shared && cell.write.interval != 0 && ledger.owners[cell.write.interval] != c.block;
            if (is_stale) cell.written = 0;
            if (cell.written & bytes) is_unwritten = false;
            if (a.is_write) cell.written |= bytes;
        }
        enter(a, cell, now.of_bytes(bytes), told);
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
    if (address - check.arena < check.arena_bytes) return true;
    const Memory* const before = memory_before(c, address);
    return before != nullptr && before->is_shared && before + 1 < c.memories + c.memory_count && before[1].is_shared;
}

// An access outside of all memory.
void stray(Worker& w, uintptr_t address, size_t bytes, bool is_write, void** frame) {
    Checker& c = *w.checker;
    if (address < 65536) {
        Record record = record_here(w, Found::null_access, frame);
        record.bytes = bytes;
        record.is_write = is_write;
        record.value = address;
        add(record);
        retire_here(w);
    }
    Record record = record_here(w, is_write ? Found::write_out_of_bounds : Found::read_out_of_bounds, frame);
    const Memory* const near = nearest(c, address);
    if (near != nullptr) locate(record, *near, address, bytes, is_write);
    record.bytes = bytes;
    record.is_write = is_write;
    record.value = address;
    add(record);
    if (!is_gap(c, address)) retire_here(w);
}

// Whether an address is in the thread's own variables, or where the runtime tells it of others.
bool is_own(const Worker& w, uintptr_t address) {
    return address - reinterpret_cast<uintptr_t>(&w) < sizeof(Worker) ||
           address - reinterpret_cast<uintptr_t>(&hipport_cpu_here) < sizeof(Here) ||
           address - reinterpret_cast<uintptr_t>(w.running->low) < w.stacks.stack_bytes();
}

// What the thread may access besides the launch's memory.
bool is_known(uintptr_t address) {
    const Check& check = *ledger.check;
    const bool is_argument = check.arguments != 0 ? address - check.arguments < check.argument_bytes
                                                  : address - ledger.stack < ledger.stack_end - ledger.stack;
    return is_argument || is_in_image(address);
}

}  // namespace

void check_access(const volatile void* at, size_t bytes, bool is_write, Touch touch, void** frame) {
    Worker* const w = worker;
    if (!is_checked(w)) return;
    const uintptr_t address = reinterpret_cast<uintptr_t>(at);
    if (is_own(*w, address)) return;
    const Guard guard(*w);
    Checker& c = *w->checker;
    c.place = frame[1];
    settle(c, touch == Touch::atomic ? at : nullptr);
    if (touch != Touch::plain) pass_turn(c);
    const Memory* const memory = memory_at(c, address);
    if (memory == nullptr) {
        if (!is_known(address)) stray(*w, address, bytes, is_write, frame);
        return;
    }
    if (address + bytes > memory->address + memory->bytes) return stray(*w, address, bytes, is_write, frame);
    if (memory->region->space == Space::compilers_own) return;
    if (is_write && memory->region->read_only) {
        Record record = record_here(*w, Found::constant_written, frame);
        locate(record, *memory, address, bytes, true);
        add(record);
    }
    enter_all({*w, *memory, address, bytes, is_write, touch == Touch::atomic, thread_number(), frame}, touch);
}

void check_scope(bool to_block) {
    if (is_checked(worker)) worker->checker->scoped_to_block = to_block;
}

void check_fence() {
    if (is_checked(worker)) worker->checker->fenced[thread_number()] = true;
}

void check_division(const void* place, void** frame) {
    Worker& w = *worker;
    void* const here[] = {frame, static_cast<char*>(const_cast<void*>(place)) + 1};  // as if the division were a call
    add(record_here(w, Found::divided_by_zero, const_cast<void**>(here)));
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
