// Where the shared memory of a kernel's module is for this operating system thread: among its thread-local variables.

#include <link.h>

#include "worker.h"

namespace hipport_cpu {

namespace {

// The thread-local variables of the library or program whose code has an address.
struct Sought {
    uintptr_t code, begin;
    size_t bytes;
};

int look_into(dl_phdr_info* info, size_t, void* data) {
    Sought& sought = *static_cast<Sought*>(data);
    const ElfW(Phdr) *variables = nullptr, *end = info->dlpi_phdr + info->dlpi_phnum;
    bool is_sought = false;
    for (const ElfW(Phdr)* part = info->dlpi_phdr; part != end; ++part) {
        if (part->p_type == PT_TLS) variables = part;
        is_sought |= part->p_type == PT_LOAD && sought.code - (info->dlpi_addr + part->p_vaddr) < part->p_memsz;
    }
    if (is_sought && variables != nullptr && info->dlpi_tls_data != nullptr) {
        sought.begin = reinterpret_cast<uintptr_t>(info->dlpi_tls_data);
        sought.bytes = variables->p_memsz;
    }
    return is_sought;
}

// Variables that no thread has used yet may be nowhere: then they are sought again.
__attribute__((noinline)) void find_shared(Worker& w) {
    Sought sought{reinterpret_cast<uintptr_t>(w.job->run), 0, 0};
    const int guarded = w.guarded.exchange(1);
    dl_iterate_phdr(look_into, &sought);
    w.guarded.store(guarded);
    w.shared_begin = sought.begin;
    w.shared_bytes = sought.bytes;
}

}  // namespace

}  // namespace hipport_cpu

extern "C" bool hipport_cpu_is_shared(const volatile void* address) {
    hipport_cpu::Worker* const w = hipport_cpu::worker;
    if (w == nullptr || w->job == nullptr) return false;
    if (w->shared_bytes == 0) hipport_cpu::find_shared(*w);
    return reinterpret_cast<uintptr_t>(address) - w->shared_begin < w->shared_bytes;
}
