// Host code that ends the program by a signal: it accesses memory that it must not, divides by zero, frees what is not
// there. The program then ends as it does anyway; the report says where and why. Kernels have handlers of their own
// while they run. The heap may be locked or destroyed, so what is said of it is said without allocating.

#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>
#include <unwind.h>

#include "events.h"
#include "images.h"
#include "memory.h"

namespace hipport_cpu {

namespace {

constexpr int faults[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
constexpr int fault_count = sizeof(faults) / sizeof(faults[0]);
constexpr int most_frames = 64;
constexpr size_t report_bytes = 32 * 1024;
constexpr size_t stack_bytes = 64 * 1024;
constexpr uintptr_t guard_bytes = 64 * 1024;  // how far from its stack's end a function may go that overflows it

struct sigaction before[fault_count];
// The words by which glibc's messages about its heap begin.
constexpr const char* heap_words[] = {"free()", "malloc", "double free", "realloc()", "munmap_chunk()", "corrupted",
                                      "unaligned", "mremap_chunk()", "invalid "};

// What glibc says when it ends a program, null where it has said nothing.
struct Message {
    unsigned int bytes;
    char text[];
};
Message** message = nullptr;
// What the assertion says that ends the program, at a line of the port; "" for none.
char assertion[512];

// A line of the report.
class Line {
  public:
    void add(const char* format, ...) __attribute__((format(printf, 2, 3))) {
        va_list arguments;
        va_start(arguments, format);
        const int bytes = vsnprintf(text_ + length_, sizeof(text_) - length_, format, arguments);
        va_end(arguments);
        length_ = min(length_ + static_cast<size_t>(bytes), sizeof(text_) - 1);
    }
    void add_quoted(const char* text) {
        add("\"");
        for (; *text != '\0'; ++text) {
            if (*text == '"' || *text == '\\') add("\\");
            add("%c", static_cast<unsigned char>(*text) < 0x20 ? ' ' : *text);
        }
        add("\"");
    }
    void write_to(int file) const {
        if (write(file, text_, length_) < 0) return;  // there is nowhere to say so
    }

  private:
    static size_t min(size_t a, size_t b) { return a < b ? a : b; }

    size_t length_ = 0;
    char text_[report_bytes];
};

// The places that are being executed, from the innermost out, each as a call's place is said: after it.
struct Frames {
    uintptr_t places[most_frames];
    int count;
};

_Unwind_Reason_Code add_frame(_Unwind_Context* context, void* to) {
    Frames& frames = *static_cast<Frames*>(to);
    int is_before = 0;
    const uintptr_t place = _Unwind_GetIPInfo(context, &is_before);
    if (place == 0 || frames.count == most_frames) return _URC_END_OF_STACK;
    frames.places[frames.count++] = place + static_cast<uintptr_t>(is_before != 0);
    return _URC_NO_REASON;
}

void add_trace(Line& line) {
    Frames frames{};
    _Unwind_Backtrace(add_frame, &frames);
    Dl_info ours{};
    dladdr(reinterpret_cast<const void*>(faults), &ours);
    const char* separator = "";
    line.add("[");
    for (int i = 0; i < frames.count; ++i) {
        Dl_info info;
        const auto place = reinterpret_cast<const void*>(frames.places[i]);
        if (dladdr(place, &info) == 0 || info.dli_fbase == ours.dli_fbase) continue;
        char path[PATH_MAX];
        line.add("%s[", separator);
        line.add_quoted(path_of(info, path));
        line.add(", %td]", static_cast<const char*>(place) - static_cast<const char*>(info.dli_fbase));
        separator = ", ";
    }
    line.add("]");
}

// What a thread executes when it is interrupted, and where its stack ends then; 0 where that is not known.
struct Registers {
    uintptr_t code, stack;
};
Registers registers_in(const void* context) {
#if defined(__x86_64__)
    const auto& registers = static_cast<const ucontext_t*>(context)->uc_mcontext.gregs;
    return {static_cast<uintptr_t>(registers[REG_RIP]), static_cast<uintptr_t>(registers[REG_RSP])};
#elif defined(__aarch64__)
    const auto& registers = static_cast<const ucontext_t*>(context)->uc_mcontext;
    return {registers.pc, registers.sp};
#else
    (void)context;
    return {0, 0};
#endif
}

bool is_of_heap(const char* text) {
    for (const char* word : heap_words) {
        if (strncmp(text, word, strlen(word)) == 0) return true;
    }
    return false;
}

// A fault as a finding: what happens, and what the system says of it.
struct Fault {
    const char *kind, *text, *detail;
};

Fault abort_as_fault() {
    if (*assertion != '\0') return {"host-abort", assertion, ""};
    const char* const said = message != nullptr && *message != nullptr ? (*message)->text : "";
    if (!is_of_heap(said)) return {"host-abort", "host code calls abort()", said};
    return {"heap-fault",
            "memory of the host's heap is freed that is not allocated, or something has been written outside of its "
            "bounds",
            said};
}

Fault fault_of(int number, const siginfo_t& info, const void* context) {
    static char address[32];
    const auto accessed = reinterpret_cast<uintptr_t>(info.si_addr);
    if (number == SIGABRT) return abort_as_fault();
    if (number == SIGFPE) return {"host-crash", "host code divides an integer by zero", ""};
    if (number == SIGILL) return {"host-crash", "host code executes an invalid instruction, such as that of __builtin_trap()", ""};
    if (accessed + guard_bytes - registers_in(context).stack < 2 * guard_bytes) {
        return {"host-crash", "host code has used up its stack", ""};
    }
    snprintf(address, sizeof(address), "address 0x%zx", accessed);
    return {"host-crash", "host code accesses memory that it may not access", address};
}

void report(const Fault& fault) {
    static Line line;
    char text[1024];
    const char* const separator = *fault.detail != '\0' ? ": " : "";
    snprintf(text, sizeof(text), "%s%s%.*s", fault.text, separator, static_cast<int>(strcspn(fault.detail, "\n")),
             fault.detail);
    const char* const path = getenv("HIPPORT_RUN_REPORT");
    const int file = path != nullptr && *path != '\0' ? open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666) : -1;
    if (file < 0) {
        line.add("hipport run: %s [%s]\n", text, fault.kind);
        line.write_to(STDERR_FILENO);
        return;
    }
    line.add("{\"event\": \"finding\", \"kind\": \"%s\", \"text\": ", fault.kind);
    line.add_quoted(text);
    line.add(", \"place\": null, \"trace\": ");
    add_trace(line);
    line.add("}\n");
    line.write_to(file);
    close(file);
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

// What the program does itself where this happens; without anything of the kind, the default is its end.
bool is_left_to_us(const struct sigaction& action) {
    return (action.sa_flags & SA_SIGINFO) == 0 && action.sa_handler == SIG_DFL;
}

// What failed is executed again when this returns, and then goes to the handler from before; abort() and who has sent a
// signal raise it again.
void on_fault(int number, siginfo_t* info, void* context) {
    int index = 0;
    while (faults[index] != number) ++index;
    sigaction(number, &before[index], nullptr);
    if (info->si_code <= 0 && number != SIGABRT) {
        raise(number);
    } else if (number == SIGSEGV && is_runtime_address(info->si_addr)) {
        const auto after = reinterpret_cast<const void*>(registers_in(context).code + 1);
        const Call::Resumed call{Call::caller() != nullptr ? Call::caller() : after};
        report_access(info->si_addr);
    } else if (is_left_to_us(before[index])) {
        report(fault_of(number, *info, context));
    }
}

// Whether a fault is said when it ends the program as it does from its start on.
bool is_reported_at(int index) {
    struct sigaction now;
    sigaction(faults[index], nullptr, &now);
    return is_reported() && now.sa_sigaction == on_fault && is_left_to_us(before[index]);
}

// From the start of the program on.
const bool is_watched = [] {
    message = static_cast<Message**>(dlvsym(RTLD_DEFAULT, "__abort_msg", "GLIBC_PRIVATE"));
    static char memory[stack_bytes];  // for a stack that has been used up
    stack_t stack{};
    stack.ss_sp = memory;
    stack.ss_size = sizeof(memory);
    sigaltstack(&stack, nullptr);
    struct sigaction action{};
    action.sa_sigaction = on_fault;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < fault_count; ++i) sigaction(faults[i], &action, &before[i]);
    return true;
}();

}  // namespace

}  // namespace hipport_cpu

extern "C" bool hipport_cpu_report_assertion(const char* text) {
    int index = 0;
    while (hipport_cpu::faults[index] != SIGABRT) ++index;
    if (!hipport_cpu::is_reported_at(index)) return false;
    snprintf(hipport_cpu::assertion, sizeof(hipport_cpu::assertion), "%s", text);
    return true;
}
