#include <string.h>

#include "heap.h"

namespace hipport_cpu {

void fill_frames(uint64_t (&frames)[max_frames], void** frame, const Fiber& fiber) {
    int depth = 0;
    while (frame != nullptr && depth < max_frames) {
        if (const uint64_t offset = offset_in_module(frame[1])) frames[depth++] = offset;
        void** const outer = static_cast<void**>(*frame);
        if (outer <= frame || reinterpret_cast<char*>(outer) >= fiber.top) break;
        frame = outer;
    }
}

void fill_position(unsigned int (&block)[3], unsigned int (&thread)[3], uint64_t block_number, unsigned int number) {
    const unsigned int* const grid = worker->job->launch->grid;
    const unsigned int* const dim = worker->job->launch->block;
    block[0] = block_number % grid[0];
    block[1] = block_number / grid[0] % grid[1];
    block[2] = block_number / grid[0] / grid[1];
    thread[0] = number % dim[0];
    thread[1] = number / dim[0] % dim[1];
    thread[2] = number / dim[0] / dim[1];
}

Record record_of(const Worker& w, Found found, unsigned int thread) {
    Record record{};
    record.found = found;
    record.region = -1;
    record.count = 1;
    fill_position(record.block, record.thread, w.checker->block, thread);
    return record;
}

Record record_here(Worker& w, Found found, void** frame) {
    Record record = record_of(w, found, thread_number());
    fill_frames(record.frames, frame, *w.running);
    return record;
}

void locate(Record& record, const Memory& memory, uintptr_t address, size_t bytes, bool is_write) {
    record.bytes = bytes;
    record.is_write = is_write;
    if (memory.region->space == Space::heap) return locate_block(record, memory, address);
    record.region = static_cast<int>(memory.region - ledger.check->regions);
    record.offset = static_cast<int64_t>(address - memory.address);
}

void add(const Record& record) {
    Check& check = *ledger.check;
    for (unsigned int i = 0; i < check.count; ++i) {
        Record& known = check.records[i];
        if (known.found == record.found && known.region == record.region &&
            (known.reads == Reads::any) == (record.reads == Reads::any) &&
            memcmp(known.frames, record.frames, sizeof(known.frames)) == 0 &&
            memcmp(known.other_frames, record.other_frames, sizeof(known.other_frames)) == 0) {
            ++known.count;
            if (known.reads < record.reads) known.reads = record.reads;
            return;
        }
    }
    if (check.count < check.capacity) check.records[check.count++] = record;
}

void settle(Checker& c, const volatile void* atomic) {
    if (!c.is_in_doubt) return;
    c.is_in_doubt = false;
    quick_checker = &c;
    if (!c.doubt.record.is_write) {
        c.doubt.record.reads = atomic == c.doubt.address ? Reads::atomic_before_swap : Reads::atomic;
        return add(c.doubt.record);
    }
    const volatile char* const now = static_cast<const volatile char*>(c.doubt.address);
    for (size_t i = 0; i < c.doubt.bytes; ++i) {
        if (now[i] != c.doubt.before[i]) return add(c.doubt.record);
    }
}

}  // namespace hipport_cpu
