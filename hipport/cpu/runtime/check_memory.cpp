#include <link.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/mman.h>

#include "check_state.h"

namespace hipport_cpu {

void* reserve(size_t bytes) {
    void* const memory =
        mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) return nullptr;
    madvise(memory, bytes, MADV_HUGEPAGE);
    return memory;
}

namespace {

Shadow new_shadow(const Memory& memory, size_t granule) {
    const size_t count = memory.bytes / granule + 8;
    return {static_cast<Cell*>(reserve(count * sizeof(Cell))), granule, count};
}

void drop(const Shadow& shadow) {
    if (shadow.cells != nullptr) munmap(shadow.cells, shadow.count * sizeof(Cell));
}

// Gives each byte a cell of its own.
void refine(const Memory& memory) {
    const Shadow fine = new_shadow(memory, 1);
    Shadow& shadow = *memory.shadow;
    if (fine.cells == nullptr) return;
    for (size_t i = 0; i < fine.count; ++i) {
        const Cell& coarse = shadow.cells[i / shadow.granule];
        const uint32_t byte = i % shadow.granule;
        Cell& cell = fine.cells[i];
        if (coarse.write.bytes() >> byte & 1) cell.write = coarse.write.of_byte();
        if (coarse.read.bytes() >> byte & 1) cell.read = coarse.read.of_byte();
        if (coarse.other_read.bytes() >> byte & 1) cell.other_read = coarse.other_read.of_byte();
        if (coarse.written >> byte & 1) cell.written = 1;
        if (byte == 0 && coarse.synchronization != 0) cell.synchronization = coarse.synchronization;
    }
    drop(shadow);
    shadow = fine;
}

}  // namespace

bool provide_cells(const Memory& memory, size_t bytes) {
    Shadow& shadow = *memory.shadow;
    if (shadow.cells == nullptr) shadow = new_shadow(memory, bytes < 4 ? 1 : 4);
    if (bytes < shadow.granule) refine(memory);
    return shadow.cells != nullptr;
}

bool add_memory(Memory* memories, unsigned int& count, const Region& region, uintptr_t address) {
    Memory memory{address, region.bytes, &region, nullptr, is_thread_local(region)};
    memory.shadow = static_cast<Shadow*>(malloc(sizeof(Shadow)));
    if (memory.shadow == nullptr) return false;
    *memory.shadow = Shadow{};
    unsigned int at = count++;
    for (; at > 0 && memories[at - 1].address > address; --at) memories[at] = memories[at - 1];
    memories[at] = memory;
    return true;
}

void drop_memory(const Memory& memory) {
    drop(*memory.shadow);
    free(memory.shadow);
}

Memory* memory_before(Checker& c, uintptr_t address) {
    unsigned int low = 0, high = c.memory_count;
    while (low < high) {
        const unsigned int middle = (low + high) / 2;
        if (c.memories[middle].address <= address) low = middle + 1;
        else high = middle;
    }
    return low == 0 ? nullptr : &c.memories[low - 1];
}

Memory* nearest(Checker& c, uintptr_t address) {
    Memory* const before = memory_before(c, address);
    Memory* const after = before == nullptr ? c.memories : before + 1;
    if (after >= c.memories + c.memory_count) return before;
    if (before == nullptr) return after;
    return address - (before->address + before->bytes) < after->address - address ? before : after;
}

bool is_in_image(uintptr_t address) {
    static uintptr_t low = 0, high = 0;
    if (address - low < high - low) return true;
    struct Search {
        uintptr_t address;
        bool found;
    } search{address, false};
    const auto look = [](dl_phdr_info* file, size_t, void* data) {
        Search& wanted = *static_cast<Search*>(data);
        for (int i = 0; i < file->dlpi_phnum; ++i) {
            const auto& part = file->dlpi_phdr[i];
            if (part.p_type != PT_LOAD || wanted.address - (file->dlpi_addr + part.p_vaddr) >= part.p_memsz) continue;
            low = file->dlpi_addr + part.p_vaddr;
            high = low + part.p_memsz;
            wanted.found = true;
        }
        return wanted.found ? 1 : 0;
    };
    dl_iterate_phdr(look, &search);
    return search.found;
}

void find_module(uintptr_t code) {
    ledger.module = ledger.module_end = code;
    const auto look = [](dl_phdr_info* file, size_t, void* data) {
        const uintptr_t wanted = *static_cast<uintptr_t*>(data);
        uintptr_t end = 0;
        bool found = false;
        for (int i = 0; i < file->dlpi_phnum; ++i) {
            const auto& part = file->dlpi_phdr[i];
            if (part.p_type != PT_LOAD) continue;
            found = found || wanted - (file->dlpi_addr + part.p_vaddr) < part.p_memsz;
            end = file->dlpi_addr + part.p_vaddr + part.p_memsz;
        }
        if (found) ledger.module = file->dlpi_addr, ledger.module_end = end;
        return found ? 1 : 0;
    };
    dl_iterate_phdr(look, &code);
}

void find_stack() {
    // Asking for it reads a file.
    static pthread_t of_thread;
    if (ledger.stack != 0 && pthread_equal(of_thread, pthread_self())) return;
    of_thread = pthread_self();
    pthread_attr_t attributes;
    void* address = nullptr;
    size_t bytes = 0;
    if (pthread_getattr_np(of_thread, &attributes) != 0) return;
    pthread_attr_getstack(&attributes, &address, &bytes);
    pthread_attr_destroy(&attributes);
    ledger.stack = reinterpret_cast<uintptr_t>(address);
    ledger.stack_end = ledger.stack + bytes;
}

}  // namespace hipport_cpu
