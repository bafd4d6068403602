// Launches: operating system threads over the blocks, the time limit, and what ends a launch early.

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <ucontext.h>

#include "check.h"
#include "division.h"

namespace hipport_cpu {

double now() {
    timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + 1e-9 * time.tv_nsec;
}

namespace {

// Ignored by default, so that one that comes late does no harm.
constexpr int stop_signal = SIGURG;
constexpr int crashes[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTRAP};
constexpr int crash_count = sizeof(crashes) / sizeof(crashes[0]);
constexpr size_t signal_stack_bytes = 64 * 1024;

// An operating system thread that waits for launches. The thread that launches is a worker too.
struct Helper {
    pthread_t thread;
    Worker* worker;
};

pthread_mutex_t launching = PTHREAD_MUTEX_INITIALIZER;  // one launch at a time
pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;      // for what follows
pthread_cond_t job_given = PTHREAD_COND_INITIALIZER;
pthread_cond_t job_done = PTHREAD_COND_INITIALIZER;
Job* job = nullptr;
unsigned int wanted = 0;   // helpers that have yet to take the job
unsigned int at_work = 0;  // helpers that have not finished it
Helper* helpers = nullptr;
unsigned int helper_count = 0;
Worker* own_worker = nullptr;  // of the thread that launches
pthread_t launcher;
std::atomic<Job*> current{nullptr};  // the job for signal handlers

Worker* new_worker() {
    void* memory = calloc(1, sizeof(Worker));
    if (memory == nullptr) return nullptr;
    Worker* made = static_cast<Worker*>(memory);
    made->signal_stack = malloc(signal_stack_bytes);
    return made;
}

void use_signal_stack(Worker& w, stack_t* before) {
    stack_t stack{};
    stack.ss_sp = w.signal_stack;
    stack.ss_size = signal_stack_bytes;
    sigaltstack(&stack, before);
}

void* help(void* own) {
    Worker& w = *static_cast<Worker*>(own);
    worker = &w;
    use_signal_stack(w, nullptr);
    pthread_mutex_lock(&mutex);
    for (;;) {
        while (wanted == 0) pthread_cond_wait(&job_given, &mutex);
        --wanted;
        Job& taken = *job;
        pthread_mutex_unlock(&mutex);
        execute(w, taken);
        pthread_mutex_lock(&mutex);
        if (--at_work == 0) pthread_cond_signal(&job_done);
    }
}

// Sees to it that there are as many helpers; fewer where the system gives no more.
unsigned int ensure_helpers(unsigned int count) {
    if (count > helper_count) {
        Helper* grown = static_cast<Helper*>(realloc(helpers, count * sizeof(Helper)));
        if (grown == nullptr) return helper_count;
        helpers = grown;
    }
    while (helper_count < count) {
        Helper& helper = helpers[helper_count];
        helper.worker = new_worker();
        if (helper.worker == nullptr) break;
        if (pthread_create(&helper.thread, nullptr, help, helper.worker) != 0) {
            free(helper.worker);
            break;
        }
        ++helper_count;
    }
    return helper_count < count ? helper_count : count;
}

// A child process has none of its parent's other threads.
void forget_helpers() {
    helpers = nullptr;
    helper_count = wanted = at_work = 0;
    mutex = PTHREAD_MUTEX_INITIALIZER;
    job_given = PTHREAD_COND_INITIALIZER;
    job_done = PTHREAD_COND_INITIALIZER;
}

void interrupt_workers() {
    for (unsigned int i = 0; i < helper_count; ++i) pthread_kill(helpers[i].thread, stop_signal);
    pthread_kill(launcher, stop_signal);
}

void leave_if_stopped(Worker& w, const Job& running) {
    if (running.stopped.load() && w.inside.load() && w.guarded.load() == 0) leave(w);
}

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

// Where the kernel goes on that has called the runtime, or has last waited: for what happens outside of its module.
const void* caller_in(const Worker& w) {
    if (w.caller != nullptr || w.lane == nullptr || w.lane->context == nullptr) return w.caller;
    return reinterpret_cast<const void*>(w.lane->context->place);
}

// Whether it is not known which thread of a row runs.
bool is_thread_unknown(const Worker& w) {
    return w.inside.load() && w.lane == nullptr && hipport_cpu_here.is_copied;
}

// Ends the launch for what happens in the thread that runs, and leaves it unless it is guarded. Where it is not known
// which of a row it is, that is looked for.
void fail_in_thread(Worker& w, Job& failed, Status status, int signal, const void* place, const void* address,
                    const char* text) {
    if (w.seeks) {
        memcpy(failed.failure->thread, &hipport_cpu_here.thread, sizeof(failed.failure->thread));
        failed.failure->thread_known = 1;
        w.seeks = false;
    } else {
        const bool is_unknown = is_thread_unknown(w);
        const bool can_leave = status != Status::timed_out || w.guarded.load() == 0;
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
        for (unsigned int i = 0; i < helper_count; ++i) pass_on(helpers[i].thread);
        pass_on(launcher);
    }
    if (worker == nullptr || !worker->inside.load()) return;
    if (is_time_over && (worker->seeks || !running->stopped.load())) {
        const void* const place = checked_place(*worker, place_of(context));
        fail_in_thread(*worker, *running, Status::timed_out, 0, place, nullptr, "");
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
    if (left == Division::by_zero && check != nullptr) check_division(place, frame_in(context));
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
    const Fiber& fiber = *worker->running;
    const bool overflow = number == SIGSEGV && at < fiber.low && at >= fiber.low - guard_bytes;
    fail_in_thread(*worker, *running, Status::stopped_by_signal, number, place_of(context), at, overflow ? "stack" : "");
}

// The handlers of signals while a launch runs; afterwards those from before.
class SignalHandlers {
  public:
    SignalHandlers() {
        struct sigaction action{};
        action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER | SA_RESTART;
        action.sa_sigaction = on_crash;
        for (int i = 0; i < crash_count; ++i) sigaction(crashes[i], &action, &actions_before[i]);
        action.sa_sigaction = on_stop;
        sigaction(stop_signal, &action, &stop_before_);
    }
    ~SignalHandlers() {
        for (int i = 0; i < crash_count; ++i) sigaction(crashes[i], &actions_before[i], nullptr);
        sigaction(stop_signal, &stop_before_, nullptr);
    }

  private:
    struct sigaction stop_before_;
};

// Sends the stop signal to the process when the time is over.
class Timer {
  public:
    explicit Timer(double seconds) {
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
    ~Timer() {
        if (running_) timer_delete(timer_);
    }

  private:
    timer_t timer_;
    bool running_;
};

void execute_with_helpers(Job& given, unsigned int workers) {
    const unsigned int count = ensure_helpers(workers - 1);
    if (given.launch->cooperative && count < workers - 1) {
        fail(given, Status::no_memory, 0, nullptr, nullptr, "no memory for as many blocks at once");
        return;
    }
    if (count > 0) {
        pthread_mutex_lock(&mutex);
        job = &given;
        wanted = at_work = count;
        pthread_cond_broadcast(&job_given);
        pthread_mutex_unlock(&mutex);
    }
    execute(*worker, given);
    if (count > 0) {
        pthread_mutex_lock(&mutex);
        while (at_work > 0) pthread_cond_wait(&job_done, &mutex);
        pthread_mutex_unlock(&mutex);
    }
}

}  // namespace

bool fail(Job& failed, Status status, int signal, const void* place, const void* address, const char* text) {
    const bool is_first = failed.failing.exchange(1) == 0;
    if (is_first) {
        Failure& failure = *failed.failure;
        failure.status = status;
        failure.signal = signal;
        failure.address = address;
        if (worker != nullptr && worker->inside.load()) {
            const Position positions[] = {hipport_cpu_here.block, hipport_cpu_here.thread};
            memcpy(failure.block, &positions[0], sizeof(failure.block));
            memcpy(failure.thread, &positions[1], sizeof(failure.thread));
            failure.in_kernel = failure.thread_known = 1;
            failure.place = place;
            failure.caller = caller_in(*worker);
        }
        strncpy(failure.text, text, sizeof(failure.text) - 1);
    }
    failed.stopped.store(true);
    interrupt_workers();
    return is_first;
}

}  // namespace hipport_cpu

using namespace hipport_cpu;

namespace {

// A part of a kernel that is not left half done.
class Guard {
  public:
    Guard() { worker->guarded.fetch_add(1); }
    ~Guard() {
        worker->guarded.fetch_sub(1);
        leave_if_stopped(*worker, *worker->job);
    }
};

[[noreturn]] void fail_here(Status status, const char* text) {
    fail(*worker->job, status, 0, nullptr, nullptr, text);
    leave(*worker);
}

}  // namespace

extern "C" int hipport_cpu_printf(const char* format, ...) {
    va_list arguments;
    va_start(arguments, format);
    const Guard guard;
    const Check* const check = worker->job->launch->check;
    const bool is_repeated = check != nullptr && check->is_repeated;
    worker->caller = __builtin_return_address(0);
    const int printed = is_repeated ? 0 : vprintf(format, arguments);
    va_end(arguments);
    worker->caller = nullptr;
    return printed;
}

extern "C" void hipport_cpu_assertion_failed(const char* expression, const char* file, unsigned int line,
                                             const char* function) {
    char text[512];
    snprintf(text, sizeof(text), "%s:%u: %s: assertion `%s' failed", file, line, function, expression);
    fail_here(Status::assertion, text);
}

extern "C" void hipport_cpu_misuse(const char* text) { fail_here(Status::misuse, text); }

extern "C" int hipport_cpu_launch(const Launch* launch, Run run, void* kernel, Failure* failure) {
    pthread_mutex_lock(&launching);
    if (own_worker == nullptr) {
        own_worker = new_worker();
        pthread_atfork(nullptr, nullptr, forget_helpers);
    }
    *failure = Failure{};
    Job given{};
    given.launch = launch;
    given.run = run;
    given.kernel = kernel;
    given.block_count = uint64_t{launch->grid[0]} * launch->grid[1] * launch->grid[2];
    given.failure = failure;
    given.deadline = now() + launch->seconds;
    given.grid_live = static_cast<unsigned int>(given.block_count);
    const uint64_t at_once = launch->cooperative ? given.block_count : launch->check != nullptr ? 1 : launch->workers;
    const unsigned int workers = static_cast<unsigned int>(at_once < given.block_count ? at_once : given.block_count);
    {
        const Here before = hipport_cpu_here;
        launcher = pthread_self();
        worker = own_worker;
        stack_t stack_before;
        use_signal_stack(*worker, &stack_before);
        const SignalHandlers handlers;
        current.store(&given);
        {
            const Timer timer(launch->seconds);
            if (launch->check != nullptr && !begin_check(given)) {
                fail(given, Status::no_memory, 0, nullptr, nullptr, "no memory for the check");
            }
            execute_with_helpers(given, workers);
            if (launch->check != nullptr) end_check();
        }
        current.store(nullptr);
        sigaltstack(&stack_before, nullptr);
        worker = nullptr;
        hipport_cpu_here = before;
    }
    fflush(stdout);
    pthread_mutex_unlock(&launching);
    return static_cast<int>(failure->status);
}
