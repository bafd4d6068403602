#include "heap.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>


namespace hipport_cpu {

namespace {

// Around blocks: bytes before, and at least as many after; of large blocks a part of their size, up to a page.
constexpr size_t gap_bytes = 32, most_gap_bytes = 4096, gap_part = 4;
constexpr size_t most_reserved = size_t{1} << 40, least_reserved = size_t{1} << 32;
constexpr size_t first_slab_bytes = size_t{64} << 10, most_slab_bytes = size_t{64} << 20;
constexpr size_t slab_alignment = size_t{64} << 10;
// Freed memory of slots of one size from which on the oldest is taken again.
constexpr size_t resting_bytes = size_t{4} << 20;
// Larger blocks are filled at their ends only, as other memory is.
constexpr size_t filled_whole = size_t{16} << 20;
constexpr unsigned int max_slabs = 8192;
// Slots are multiples of 32 bytes up to 1 KiB, then in four steps to each doubling.
constexpr unsigned int small_steps = 32, class_count = small_steps + 4 * 32;

enum class State : uint32_t { unused, allocated, freed };

struct Slot {
    uintptr_t begin;
    size_t bytes;
    const void* allocated_by;
    const void* freed_by[2];  // the call, and that of the function that it is in, which may be a destructor
    struct Slab* next_slab;  // of those that were freed, the one after this
    uint32_t next_slot;
    State state;

    bool holds(uintptr_t address, size_t count) const {
        return address >= begin && address - begin <= bytes && count <= bytes - (address - begin);
    }
};

struct Slab {
    Memory memory;  // of the slots that have been used
    Region region;  // of all
    Shadow shadow;
    Slot* slots;
    uint32_t count, used;
    size_t slot_bytes;
    Slab* next;  // of the same class

    uintptr_t begin_of(uint32_t slot) const { return memory.address + slot * slot_bytes; }
    void use(uint32_t slots) {
        used = slots;
        memory.bytes = slots * slot_bytes;
    }
};

struct Class {
    Slab* current;      // that new slots are from; null before the first
    Slab* oldest_slab;  // of the freed slots
    Slab* newest_slab;
    uint32_t oldest_slot, newest_slot;
    size_t resting;  // bytes of the freed slots
};

// All there is, in the order of addresses: each slab begins after the one before.
struct Heap {
    uintptr_t begin, next, end;
    Slab* slabs[max_slabs];
    unsigned int slab_count;
    size_t used;  // bytes of blocks
    Class classes[class_count];
    Slab* first[class_count];  // by classes
};
Heap heap;

Slab& slab_of(const Memory& memory) {
    return *reinterpret_cast<Slab*>(reinterpret_cast<uintptr_t>(&memory) - offsetof(Slab, memory));
}

unsigned int class_of(size_t bytes) {
    if (bytes <= 1024) return static_cast<unsigned int>((bytes + 31) / 32 - 1);
    const unsigned int power = 63 - __builtin_clzll(bytes - 1);  // 2^power < bytes <= 2^(power + 1)
    const size_t step = size_t{1} << (power - 2);
    return small_steps + 4 * (power - 10) + static_cast<unsigned int>((bytes - 1 - (size_t{1} << power)) / step);
}

size_t bytes_of_class(unsigned int number) {
    if (number < small_steps) return (number + 1) * 32;
    const unsigned int power = 10 + (number - small_steps) / 4;
    return (size_t{1} << power) + ((number - small_steps) % 4 + 1) * (size_t{1} << (power - 2));
}

bool reserve_heap() {
    for (size_t bytes = most_reserved; bytes >= least_reserved; bytes /= 2) {
        void* const range = mmap(nullptr, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (range == MAP_FAILED) continue;
        heap.begin = rounded_up(reinterpret_cast<uintptr_t>(range), slab_alignment);
        heap.next = heap.begin;
        heap.end = reinterpret_cast<uintptr_t>(range) + bytes;
        return true;
    }
    return false;
}

Slab* new_slab(size_t slot_bytes, uint32_t slots) {
    if (heap.end == 0 && !reserve_heap()) return nullptr;
    const size_t bytes = slots * slot_bytes;
    const size_t with_gap = rounded_up(bytes, slab_alignment) + slab_alignment;
    if (heap.slab_count == max_slabs || with_gap > heap.end - heap.next) return nullptr;
    if (mprotect(reinterpret_cast<void*>(heap.next), rounded_up(bytes, 4096), PROT_READ | PROT_WRITE) != 0) return nullptr;
    Slab* const slab = static_cast<Slab*>(calloc(1, sizeof(Slab)));
    Slot* const all = static_cast<Slot*>(calloc(slots, sizeof(Slot)));
    if (slab != nullptr && all != nullptr) {
        slab->region = {heap.next, bytes, Space::heap, 0, 0};
        slab->memory = {heap.next, 0, &slab->region, &slab->shadow, false};
        slab->slots = all;
        slab->count = slots;
        slab->slot_bytes = slot_bytes;
        if (provide_cells(slab->memory, heap.next, 4)) {
            heap.next += with_gap;
            return heap.slabs[heap.slab_count++] = slab;
        }
    }
    free(slab);
    free(all);
    return nullptr;
}

// The slab of a class with a slot that has not been used. A slab that is full is followed by one twice as large.
Slab* slab_with_room(unsigned int number, size_t slot_bytes) {
    Class& wanted = heap.classes[number];
    if (wanted.current == nullptr) wanted.current = heap.first[number];
    while (wanted.current != nullptr && wanted.current->used == wanted.current->count) {
        if (wanted.current->next == nullptr) break;
        wanted.current = wanted.current->next;
    }
    Slab* const last = wanted.current;
    if (last != nullptr && last->used < last->count) return last;
    const size_t slots = last == nullptr ? first_slab_bytes / slot_bytes
                                         : std::min(size_t{last->count} * 2, most_slab_bytes / slot_bytes);
    Slab* const slab = new_slab(slot_bytes, static_cast<uint32_t>(std::max(slots, size_t{1})));
    if (slab == nullptr) return nullptr;
    (last == nullptr ? heap.first[number] : last->next) = slab;
    return wanted.current = slab;
}

// The slot that was freed first, where enough others were freed after it.
Slot* rested_slot(Class& wanted, size_t slot_bytes, Slab*& slab) {
    if (wanted.resting <= resting_bytes) return nullptr;
    slab = wanted.oldest_slab;
    Slot* const slot = &slab->slots[wanted.oldest_slot];
    wanted.oldest_slab = slot->next_slab;
    wanted.oldest_slot = slot->next_slot;
    wanted.resting -= slot_bytes;
    return slot;
}

void let_rest(Slab& slab, uint32_t slot) {
    Class& its = heap.classes[class_of(slab.slot_bytes)];
    slab.slots[slot].next_slab = nullptr;
    if (its.oldest_slab == nullptr) {
        its.oldest_slab = &slab;
        its.oldest_slot = slot;
    } else {
        Slot& last = its.newest_slab->slots[its.newest_slot];
        last.next_slab = &slab;
        last.next_slot = slot;
    }
    its.newest_slab = &slab;
    its.newest_slot = slot;
    its.resting += slab.slot_bytes;
}

// Gives the cells of some bytes a word as that of the last write; with `whole` only those that have no other bytes.
void mark(const Slab& slab, uintptr_t begin, uintptr_t end, Access write, bool whole) {
    const Shadow& shadow = slab.shadow;
    const size_t cell_bytes = size_t{1} << shadow.shift, more = cell_bytes - 1;
    const size_t first = (begin - slab.memory.base() + (whole ? more : 0)) >> shadow.shift;
    const size_t after = (end - slab.memory.base() + (whole ? 0 : more)) >> shadow.shift;
    for (size_t i = first; i < after; ++i) shadow.cells[i] = {write, Access()};
    if (shadow.synchronizations != nullptr && first < after) {
        memset(shadow.synchronizations + first, 0, (after - first) * sizeof(uint32_t));
    }
}

// The cells of a slot as its block leaves them: those of bytes that nobody may access say so.
void mark_slot(const Slab& slab, uint32_t number, bool is_fresh) {
    const Slot& slot = slab.slots[number];
    const uintptr_t begin = slab.begin_of(number), end = begin + slab.slot_bytes;
    const Access nobodys(Access::nobodys);
    if (slot.state != State::allocated) return mark(slab, begin, end, nobodys, false);
    if (!is_fresh) mark(slab, slot.begin, slot.begin + slot.bytes, Access(), true);
    mark(slab, begin, slot.begin, nobodys, false);
    mark(slab, (slot.begin + slot.bytes) & ~uintptr_t{3}, end, nobodys, false);
}

// What memory has that holds nothing (address_space.h of the host runtime).
void fill(const Slot& slot) {
    uint64_t* const words = reinterpret_cast<uint64_t*>(slot.begin);
    const size_t count = (slot.bytes + 7) / 8, whole = filled_whole / 8;  // up to a word after it is nobody's
    const auto fill_part = [](uint64_t* begin, uint64_t* end) { std::fill(begin, end, 0x7ffd'7ffd'7ffd'7ffd); };
    if (count <= whole) return fill_part(words, words + count);
    fill_part(words, words + whole / 2);
    fill_part(words + count - whole / 2, words + count);
}

size_t machine_bytes() {
    static const size_t bytes = static_cast<size_t>(sysconf(_SC_PHYS_PAGES)) * static_cast<size_t>(sysconf(_SC_PAGESIZE));
    return bytes;
}

// The slot that an address is in, or the one after it where that is nearer.
uint32_t slot_near(const Slab& slab, uintptr_t address) {
    const uint32_t last = slab.used - 1;
    const size_t number = (address - slab.memory.address) / slab.slot_bytes;
    if (number >= last) return last;
    const Slot &own = slab.slots[number], &next = slab.slots[number + 1];
    const uintptr_t end = own.begin + own.bytes;
    return address >= end && next.begin - address < address - end ? static_cast<uint32_t>(number + 1)
                                                                  : static_cast<uint32_t>(number);
}

const Slot& slot_at(const Slab& slab, uintptr_t address) {
    return slab.slots[(address - slab.memory.address) / slab.slot_bytes];
}

Slab* slab_near(uintptr_t address) {
    if (address - heap.begin >= heap.next - heap.begin) return nullptr;
    Slab** const after = std::upper_bound(heap.slabs, heap.slabs + heap.slab_count, address,
                                          [](uintptr_t at, const Slab* slab) { return at < slab->memory.address; });
    return after[-1];
}

}  // namespace

Memory* heap_memory_at(uintptr_t address) {
    Slab* const slab = slab_near(address);
    return slab != nullptr && contains(&slab->memory, address) ? &slab->memory : nullptr;
}

const Memory* heap_memory_near(uintptr_t address) {
    const Slab* const slab = slab_near(address);
    return slab == nullptr || slab->used == 0 ? nullptr : &slab->memory;
}

bool is_allocated(const Memory& memory, uintptr_t address, size_t bytes) {
    const Slot& slot = slot_at(slab_of(memory), address);
    return slot.state == State::allocated && slot.holds(address, bytes);
}

bool is_freed(const Memory& memory, uintptr_t address) {
    const Slot& slot = slot_at(slab_of(memory), address);
    return slot.state == State::freed && slot.holds(address, 1);
}

bool is_in_slab(uintptr_t address) {
    const Slab* const slab = slab_near(address);
    return slab != nullptr && address - slab->region.address < slab->region.bytes;
}

void locate_block(Record& record, const Memory& memory, uintptr_t address) {
    const Slab& slab = slab_of(memory);
    const Slot& slot = slab.slots[slot_near(slab, address)];
    record.region = of_heap;
    record.offset = static_cast<int64_t>(address - slot.begin);
    record.block_bytes = slot.bytes;
    record.allocated_by = offset_in_module(slot.allocated_by);
    for (int i = 0; i < 2; ++i) record.freed_by[i] = offset_in_module(slot.freed_by[i]);
}

void end_heap_launch() {
    for (unsigned int i = 0; i < heap.slab_count; ++i) drop_synchronizations(heap.slabs[i]->shadow);
}

void renew_heap_cells() {
    for (unsigned int i = 0; i < heap.slab_count; ++i) {
        for (uint32_t slot = 0; slot < heap.slabs[i]->used; ++slot) mark_slot(*heap.slabs[i], slot, false);
    }
}

void* take_block(size_t bytes, size_t alignment, const void* caller) {
    if (bytes > machine_bytes() - heap.used) return nullptr;
    const size_t slack = alignment > least_alignment ? alignment : 0;
    const size_t gap = std::max(gap_bytes, std::min(bytes / gap_part, most_gap_bytes));
    const unsigned int number = class_of(gap_bytes + slack + bytes + gap);
    if (number >= class_count) return nullptr;
    Class& wanted = heap.classes[number];
    const size_t slot_bytes = bytes_of_class(number);
    Slab* slab = nullptr;
    Slot* slot = rested_slot(wanted, slot_bytes, slab);
    if (slot == nullptr) {
        slab = slab_with_room(number, slot_bytes);
        if (slab == nullptr) return nullptr;
        slot = &slab->slots[slab->used];
        slab->use(slab->used + 1);
    }
    const uint32_t place = static_cast<uint32_t>(slot - slab->slots);
    const bool is_fresh = slot->state == State::unused;
    const uintptr_t begin = rounded_up(slab->begin_of(place) + gap_bytes, std::max(alignment, least_alignment));
    *slot = {begin, bytes, caller, {}, nullptr, 0, State::allocated};
    heap.used += bytes;
    mark_slot(*slab, place, is_fresh);
    fill(*slot);
    return reinterpret_cast<void*>(slot->begin);
}

Block block_at(const Memory& memory, uintptr_t address) {
    const Slot& slot = slot_at(slab_of(memory), address);
    return {slot.state != State::unused && slot.begin == address, slot.state == State::allocated, slot.bytes};
}

void release_block(const Memory& memory, uintptr_t address, const void* const (&calls)[2]) {
    Slab& slab = slab_of(memory);
    Slot& slot = const_cast<Slot&>(slot_at(slab, address));
    slot.state = State::freed;
    std::copy(calls, calls + 2, slot.freed_by);
    heap.used -= slot.bytes;
    const uint32_t place = static_cast<uint32_t>(&slot - slab.slots);
    mark_slot(slab, place, false);
    let_rest(slab, place);
}

}  // namespace hipport_cpu

using namespace hipport_cpu;

namespace {

// Walks over all that a kept heap has: `bytes` at an address each, the same ones in the same order until it is restored.
template <class Part>
void each_part(uint32_t slab_count, Part part) {
    part(&heap.used, sizeof(heap.used));
    part(heap.classes, sizeof(heap.classes));
    for (uint32_t i = 0; i < slab_count; ++i) {
        Slab& slab = *heap.slabs[i];
        uint32_t used = slab.used;
        part(&used, sizeof(used));
        slab.use(used);
        part(slab.slots, used * sizeof(Slot));
        part(reinterpret_cast<void*>(slab.memory.address), slab.memory.bytes);
    }
}

}  // namespace

size_t hipport_cpu_kept_heap_bytes() {
    size_t total = sizeof(uint32_t);
    if (heap.slab_count > 0) each_part(heap.slab_count, [&](void*, size_t bytes) { total += bytes; });
    return total;
}

void hipport_cpu_keep_heap(char* kept) {
    const uint32_t count = heap.slab_count;
    memcpy(kept, &count, sizeof(count));
    kept += sizeof(count);
    if (count == 0) return;
    each_part(count, [&](const void* part, size_t bytes) {
        memcpy(kept, part, bytes);
        kept += bytes;
    });
}

void hipport_cpu_restore_heap(const char* kept) {
    uint32_t count;
    memcpy(&count, kept, sizeof(count));
    kept += sizeof(count);
    if (count > 0) {
        each_part(count, [&](void* part, size_t bytes) {
            memcpy(part, kept, bytes);
            kept += bytes;
        });
    }
    if (count == 0) {
        memset(heap.classes, 0, sizeof(heap.classes));
        heap.used = 0;
    }
    for (uint32_t i = count; i < heap.slab_count; ++i) heap.slabs[i]->use(0);
    renew_heap_cells();
}
