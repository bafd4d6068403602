#include <link.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
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

// Where cells are: memory that is kept from launch to launch, as getting pages from the system costs as much as using
// them. What is left in it is of earlier launches, which stamps tell. Cells that do not fit have memory of their own.
constexpr size_t kept_bytes = size_t{128} << 20;
char* kept = nullptr;
size_t kept_used = 0;

bool is_kept(const void* memory) {
    return kept != nullptr && static_cast<size_t>(static_cast<const char*>(memory) - kept) < kept_bytes;
}

void* take(size_t bytes) {
    if (kept == nullptr) kept = static_cast<char*>(reserve(kept_bytes));
    const size_t whole = (bytes + 63) / 64 * 64;
    if (kept == nullptr || whole > kept_bytes - kept_used) return reserve(bytes);
    kept_used += whole;
    return kept + kept_used - whole;
}

void drop(void* memory, size_t bytes) {
    if (memory != nullptr && !is_kept(memory)) munmap(memory, bytes);
}

Shadow new_shadow(const Memory& memory, unsigned int shift) {
    // The heap stays, and may get more than it has.
    const auto get = memory.region->space == Space::heap ? reserve : take;
    const size_t count = (memory.region->bytes >> shift) + 8;
    return {static_cast<Cell*>(get(count * sizeof(Cell))), static_cast<Access*>(get(count * sizeof(Access))), nullptr,
            shift, count};
}

void drop(const Shadow& shadow) {
    drop(shadow.cells, shadow.count * sizeof(Cell));
    drop(shadow.beside, shadow.count * sizeof(Access));
    drop(shadow.synchronizations, shadow.count * sizeof(uint32_t));
}

// Gives each byte a cell of its own. False where there is no memory.
bool refine(Shadow& shadow, const Memory& memory) {
    Shadow fine = new_shadow(memory, 0);
    if (fine.cells == nullptr || fine.beside == nullptr) return false;
    if (shadow.synchronizations != nullptr && !provide_synchronizations(fine)) return false;
    for (size_t i = 0; i < fine.count; ++i) {
        const size_t coarse = i >> shadow.shift;
        fine.cells[i] = shadow.cells[coarse];
        if (shadow.cells[coarse].read.has_beside()) fine.beside[i] = shadow.beside[coarse];
        if (shadow.synchronizations != nullptr && coarse << shadow.shift == i) {
            fine.synchronizations[i] = shadow.synchronizations[coarse];
        }
    }
    drop(shadow);
    shadow = fine;
    return true;
}

}  // namespace

bool renew_cells() {
    kept_used = 0;
    // Half of the stamps are for one launch.
    if (ledger.stamps < 1u << 31) return false;
    ledger.stamps = 0;
    if (kept != nullptr) madvise(kept, kept_bytes, MADV_DONTNEED);
    return true;
}

bool provide_cells(const Memory& memory, uintptr_t address, size_t bytes) {
    Shadow& shadow = *memory.shadow;
    const bool is_whole = (bytes | (address - memory.base())) % 4 == 0;
    if (shadow.cells == nullptr) shadow = new_shadow(memory, is_whole ? 2 : 0);
    if (shadow.cells == nullptr || shadow.beside == nullptr) return false;
    if (is_whole || shadow.shift == 0) return true;
    forget_sites(*worker->checker);
    return refine(shadow, memory);
}

bool provide_synchronizations(Shadow& shadow) {
    if (shadow.synchronizations == nullptr) {
        forget_sites(*worker->checker);
        shadow.synchronizations = static_cast<uint32_t*>(reserve(shadow.count * sizeof(uint32_t)));
    }
    return shadow.synchronizations != nullptr;
}

void drop_synchronizations(Shadow& shadow) {
    drop(shadow.synchronizations, shadow.count * sizeof(uint32_t));
    shadow.synchronizations = nullptr;
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
        uintptr_t end = 0, code_end = 0;
        bool found = false;
        for (int i = 0; i < file->dlpi_phnum; ++i) {
            const auto& part = file->dlpi_phdr[i];
            if (part.p_type != PT_LOAD) continue;
            found = found || wanted - (file->dlpi_addr + part.p_vaddr) < part.p_memsz;
            end = file->dlpi_addr + part.p_vaddr + part.p_memsz;
            if (part.p_flags & PF_X) code_end = part.p_vaddr + part.p_memsz;
        }
        if (!found) return 0;
        ledger.module = file->dlpi_addr, ledger.module_end = end;
        ledger.place_shift = 2;
        while (code_end >> ledger.place_shift > Access::places) ++ledger.place_shift;
        return 1;
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
