// Where the shared memory of a kernel's module is for this operating system thread: among its thread-local variables.

#include <link.h>

#include "worker.h"

namespace hipport_cpu {

namespace {

// A variable by the number of its library or program and its place among the thread-local ones, as compilers ask for it.
struct Variable {
    unsigned long module, offset;
};

// The thread-local variables of the library or program whose code has an address.
struct Sought {
    uintptr_t code;
    Variable first;
    size_t bytes;
};

}  // namespace

extern "C" void* __tls_get_addr(Variable* variable);

namespace {

int look_into(dl_phdr_info* info, size_t, void* data) {
    Sought& sought = *static_cast<Sought*>(data);
    size_t bytes = 0;
    bool is_sought = false;
    for (const ElfW(Phdr)* part = info->dlpi_phdr; part != info->dlpi_phdr + info->dlpi_phnum; ++part) {
        if (part->p_type == PT_TLS) bytes = part->p_memsz;
        is_sought |= part->p_type == PT_LOAD && sought.code - (info->dlpi_addr + part->p_vaddr) < part->p_memsz;
    }
    if (is_sought) sought.first.module = info->dlpi_tls_modid, sought.bytes = bytes;
    return is_sought;
}

// Where there are none, the one byte that is nobody's is taken for them.
__attribute__((noinline)) void find_shared(Worker& w) {
    Sought sought{reinterpret_cast<uintptr_t>(w.job->run), {0, 0}, 0};
    const int guarded = w.guarded.exchange(1);
    dl_iterate_phdr(look_into, &sought);
    const bool has_any = sought.bytes > 0;
    w.shared_begin = has_any ? reinterpret_cast<uintptr_t>(__tls_get_addr(&sought.first)) : UINTPTR_MAX;
    w.shared_bytes = has_any ? sought.bytes : 1;
    w.guarded.store(guarded);
}

}  // namespace

}  // namespace hipport_cpu

extern "C" bool hipport_cpu_is_shared(const volatile void* address) {
    hipport_cpu::Worker* const w = hipport_cpu::worker;
    if (w == nullptr || w->job == nullptr) return false;
    if (w->shared_bytes == 0) hipport_cpu::find_shared(*w);
    return reinterpret_cast<uintptr_t>(address) - w->shared_begin < w->shared_bytes;
}
