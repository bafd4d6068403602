// Host code that accesses memory of the runtime's that it must not. The program then ends as it does anyway; the report
// says why. Kernels have handlers of their own while they run.

#include <signal.h>
#include <ucontext.h>

#include "memory.h"

namespace hipport_cpu {

namespace {

struct sigaction before;

// Where the code is that accesses memory, as a call's place is said: after it.
const void* place_after(const void* context) {
#if defined(__x86_64__)
    return reinterpret_cast<const char*>(static_cast<const ucontext_t*>(context)->uc_mcontext.gregs[REG_RIP]) + 1;
#elif defined(__aarch64__)
    return reinterpret_cast<const char*>(static_cast<const ucontext_t*>(context)->uc_mcontext.pc) + 1;
#else
    (void)context;
    return nullptr;
#endif
}

void report_access(const void* address) {
    bool freed = false;
    if (const Allocation* const memory = allocation_at(address, &freed)) {
        const size_t offset = reinterpret_cast<uintptr_t>(address) - memory->address;
        const char* const kind = freed ? "use-after-free" : "host-access";
        found(kind, *memory, "host code accesses byte %s of %s%s", in_words(offset).c_str(), described(*memory).c_str(),
              freed ? ", which has been freed" : "");
    } else if (const Allocation* const last = allocation_before(address)) {
        const size_t past = reinterpret_cast<uintptr_t>(address) - last->address - last->bytes;
        found("host-out-of-bounds", *last, "host code accesses memory %s bytes past the end of %s",
              in_words(past).c_str(), described(*last).c_str());
    } else {
        found("host-out-of-bounds", "host code accesses %p, where no memory is allocated", address);
    }
}

// The access is made again when this returns, and then goes to the handler from before.
void on_fault(int number, siginfo_t* info, void* context) {
    sigaction(number, &before, nullptr);
    if (info->si_code <= 0 || !is_runtime_address(info->si_addr)) return;
    const Call::Resumed call{Call::caller() != nullptr ? Call::caller() : place_after(context)};
    report_access(info->si_addr);
}

}  // namespace

void watch_host() {
    struct sigaction action{};
    action.sa_sigaction = on_fault;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    sigaction(SIGSEGV, &action, &before);
}

}  // namespace hipport_cpu
