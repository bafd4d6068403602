#include "signals.h"

#include <pthread.h>
#include <string.h>
#include <ucontext.h>

#include "check_accesses.h"
#include "check_state.h"
#include "division.h"
#include "ending.h"

namespace hipport_cpu {

namespace {

constexpr int crashes[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTRAP};
constexpr int crash_count = sizeof(crashes) / sizeof(crashes[0]);

std::atomic<Job*> current{nullptr};  // the job for signal handlers

const void* place_of(const void* context) {
#if defined(__x86_64__)
    return reinterpret_cast<const void*>(static_cast<const ucontext_t*>(context)->uc_mcontext.gregs[REG_RIP]);
#elif defined(__aarch64__)
    return reinterpret_cast<const void*>(static_cast<const ucontext_t*>(context)->uc_mcontext.pc);
#else
    (void)context;
    return nullptr;
#endif
}

void** frame_in(const void* context) {
#if defined(__x86_64__)
    return reinterpret_cast<void**>(static_cast<const ucontext_t*>(context)->uc_mcontext.gregs[REG_RBP]);
#else
    (void)context;
    return nullptr;
#endif
}

void pass_on(pthread_t thread) {
    if (!pthread_equal(thread, pthread_self())) pthread_sigqueue(thread, stop_signal, sigval{});
}

// Whether it is not known which thread of a row runs.
bool is_thread_unknown(const Worker& w) {
    return w.inside.load() && w.lane == nullptr && hipport_cpu_here.is_copied;
}

// Ends the launch for what happens in the thread that runs, and leaves it unless it is guarded. Where it is not known
// which of a row it is, that is looked for.
void fail_in_thread(Worker& w, Job& failed, Outcome status, int signal, const void* place, const void* address,
                    const char* text) {
    if (w.seeks) {
        memcpy(failed.failure->thread, &hipport_cpu_here.thread, sizeof(failed.failure->thread));
        failed.failure->thread_known = 1;
        if (place != nullptr) failed.failure->place = place;  // of this thread alone
        w.seeks = false;
    } else {
        const bool is_unknown = is_thread_unknown(w);
        const bool can_leave = status != Outcome::timed_out || w.guarded.load() == 0;
        w.seeks = is_unknown && can_leave;  // before the signal that stops this worker too
        const bool is_first = fail(failed, status, signal, place, address, text);
        if (is_first && is_unknown) failed.failure->thread_known = 0;
        w.seeks = w.seeks && is_first;
        if (!can_leave) return;
    }
    leave(w);
}

// Comes to any thread of the process when the time is over, then again and again, and is passed on to all workers; and
// comes from whoever ends the launch.
void on_stop(int, siginfo_t* info, void* context) {
    Job* const running = current.load();
    if (running == nullptr) return;
    const bool is_time_over = info->si_code != SI_TKILL && now() >= running->deadline;
    if (info->si_code == SI_TIMER) {
        for (const Helper* helper = threads.helpers; helper != nullptr; helper = helper->next) pass_on(helper->thread);
        pass_on(threads.launcher);
    }
    if (worker == nullptr || !worker->inside.load()) return;
    if (is_time_over && (worker->seeks || !running->stopped.load())) {
        const void* const place = checked_place(*worker, place_of(context));
        fail_in_thread(*worker, *running, Outcome::timed_out, 0, place, nullptr, "");
    }
    if (!worker->seeks) leave_if_stopped(*worker, *running);
}

struct sigaction actions_before[crash_count];

// Goes on after an integer division that GPUs do not trap. Its result is undefined, so a check build says that it is
// made, and sees by another result whether it matters.
bool leaves_division(Worker& w, void* context) {
    const Check* const check = w.job->launch->check;
    const void* const place = place_of(context);
    const Division left = leave_division(context, check != nullptr && check->is_repeated ? check->inactive : ~uint64_t{0});
    if (left == Division::by_zero && w.checker != nullptr) check_division(place, frame_in(context));
    return left != Division::none;
}

void on_crash(int number, siginfo_t* info, void* context) {
    Job* const running = current.load();
    if (running == nullptr || worker == nullptr || !worker->inside.load()) {  // not a kernel's: as it was before
        for (int i = 0; i < crash_count; ++i) {
            if (crashes[i] == number) sigaction(number, &actions_before[i], nullptr);
        }
        if (number == SIGABRT) raise(number);
        return;
    }
    if (number == SIGFPE && leaves_division(*worker, context)) return;
    const char* const at = static_cast<const char*>(info->si_addr);
    const char* const low = worker->running->low;
    const bool overflow = number == SIGSEGV && ((at < low && at >= low - guard_bytes) || worker->stacks.has_overflowed());
    const char* const text = overflow ? stack_overflow : "";
    const bool is_checked = worker->checker != nullptr && worker->guarded.load() == 0;
    if (is_checked && number == SIGSEGV && is_null(reinterpret_cast<uintptr_t>(at))) {
        check_null_table(place_of(context), frame_in(context), reinterpret_cast<uintptr_t>(at));
    }
    fail_in_thread(*worker, *running, Outcome::stopped_by_signal, number, place_of(context), at, text);
}

}  // namespace

SignalHandlers::SignalHandlers(Job& job) {
    struct sigaction action{};
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER | SA_RESTART;
    action.sa_sigaction = on_crash;
    for (int i = 0; i < crash_count; ++i) sigaction(crashes[i], &action, &actions_before[i]);
    action.sa_sigaction = on_stop;
    sigaction(stop_signal, &action, &stop_before_);
    current.store(&job);
}

SignalHandlers::~SignalHandlers() {
    current.store(nullptr);
    for (int i = 0; i < crash_count; ++i) sigaction(crashes[i], &actions_before[i], nullptr);
    sigaction(stop_signal, &stop_before_, nullptr);
}

Timer::Timer(double seconds) {
    sigevent event{};
    event.sigev_notify = SIGEV_SIGNAL;
    event.sigev_signo = stop_signal;
    running_ = timer_create(CLOCK_MONOTONIC, &event, &timer_) == 0;
    itimerspec time{};
    time.it_value.tv_sec = static_cast<time_t>(seconds);
    time.it_value.tv_nsec = static_cast<long>((seconds - static_cast<double>(time.it_value.tv_sec)) * 1e9);
    time.it_interval.tv_nsec = 20'000'000;  // again, where it came just before or in the wrong moment
    if (running_) timer_settime(timer_, 0, &time, nullptr);
}

Timer::~Timer() {
    if (running_) timer_delete(timer_);
}

}  // namespace hipport_cpu
