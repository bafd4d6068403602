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
    const Accessed accessed = accessed_at(address);
    const char* const kind =
        accessed.is_freed ? "use-after-free" : accessed.is_inside ? "host-access" : "host-out-of-bounds";
    if (accessed.memory != nullptr) {
        found(kind, *accessed.memory, "host code accesses %s", accessed.words.c_str());
    } else {
        found(kind, "host code accesses %s", accessed.words.c_str());
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
