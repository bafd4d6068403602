// Asynchronous work of all streams: what there is, what it comes after, and in which order it is done.

#include "operations.h"

#include <pthread.h>
#include <string.h>

#include "memory.h"

#include <algorithm>
#include <condition_variable>
#include <iterator>
#include <map>
#include <random>
#include <thread>
#include <utility>

namespace hipport_cpu {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds look_again(1);  // at gates, which memory opens
constexpr std::chrono::milliseconds least_patience(1);

// Work that has no effect that the program could miss.
constexpr const char* without_results[] = {"hipFreeAsync", "hipMallocAsync", "hipMemPrefetchAsync"};

thread_local bool in_task = false;
thread_local bool in_host_function = false;
thread_local bool is_runner = false;

// A thread that does operations of which the program may have to go on before they are done.
struct Runner {
    std::condition_variable given;
    Operation* operation = nullptr;
    int device = 0;        // of the program's thread, which a task may ask for
    bool is_left = false;  // the program has gone on
};

struct Operations {
    std::mutex mutex;
    std::condition_variable changed;       // an operation is done
    std::map<uint64_t, Work> pending;      // not done, by number
    std::map<uint64_t, Operation*> ready;  // wanted, not begun, and what they come after is done
    std::minstd_rand random{settings().order};
    std::vector<Runner*> idle;
    std::chrono::milliseconds patience{1000};  // until the program goes on beside work that may wait for it
    uint64_t last_number = 0;
    size_t running = 0;

    // One of `count` that can be done; `first` is the earliest.
    size_t choose(size_t count) {
        if (settings().order == 0) return 0;
        return settings().order == 1 ? count - 1 : random() % count;
    }
};
Operations& all = *new Operations;  // which threads may use until the program has ended

// What the program leaves undone. This library is initialized before the program, so its end comes after the program's
// own destructors, which may still wait.
const struct Leftovers {
    ~Leftovers();
} leftovers;

Leftovers::~Leftovers() {
    if (in_task || stuck() != hipSuccess) return;
    const Lock lock = locked();
    for (const auto& [number, work] : all.pending) {
        bool has_results = work->task != nullptr;
        for (const char* const name : without_results) has_results &= strcmp(work->what, name) != 0;
        if (!has_results) continue;
        const Call::Resumed call{work->caller};
        found("work-not-awaited", "the program ends and has not waited for %s, which a GPU may not have done by then",
              work->what);
    }
}

void end(Operation* operation) {
    std::vector<Operation*> ended{operation};
    while (!ended.empty()) {
        const Work work = all.pending.at(ended.back()->number);
        ended.pop_back();
        work->is_done = true;
        work->ended = Clock::now();
        work->task = nullptr;
        work->gate = nullptr;
        work->after.clear();
        all.pending.erase(work->number);
        for (Operation* const follower : work->followers) {
            if (--follower->missing > 0) continue;
            if (follower->task == nullptr && follower->gate == nullptr) {
                ended.push_back(follower);
            } else if (follower->is_wanted) {
                all.ready.emplace(follower->number, follower);
            }
        }
        work->followers.clear();
    }
    all.changed.notify_all();
}

void want(const Work& work) {
    std::vector<Operation*> wanted{work.get()};
    while (!wanted.empty()) {
        Operation* const operation = wanted.back();
        wanted.pop_back();
        if (operation->is_done || operation->is_wanted) continue;
        operation->is_wanted = true;
        if (operation->missing == 0) all.ready.emplace(operation->number, operation);
        for (const Work& before : operation->after) wanted.push_back(before.get());
    }
}

bool is_open(const Operation& operation) {
    return operation.gate == nullptr || stuck() != hipSuccess || operation.gate();
}

// What is done next; null if nothing can be done now.
Operation* next() {
    std::vector<Operation*> open;
    for (const auto& [number, operation] : all.ready) {
        if (!is_open(*operation)) continue;
        if (settings().order == 0) return operation;
        open.push_back(operation);
    }
    return open.empty() ? nullptr : open[all.choose(open.size())];
}

void do_task(Lock& lock, Operation* operation) {
    lock.unlock();
    {
        const Call::Resumed call{operation->caller};
        const DeviceAccess access;
        in_task = true;
        if (const hipError_t error = operation->task()) stick(error);
        in_task = false;
    }
    lock.lock();
    --all.running;
    end(operation);
}

// What has come to be ready while the program was elsewhere is done here too.
void serve(Runner& own) {
    is_runner = true;
    Lock lock = locked();
    for (;;) {
        own.given.wait(lock, [&] { return own.operation != nullptr; });
        use_device(own.device);
        do_task(lock, own.operation);
        if (own.is_left) advance(lock);
        own.operation = nullptr;
        all.idle.push_back(&own);
    }
}

Runner& idle_runner() {
    static const int without_runners = pthread_atfork(nullptr, nullptr, [] { all.idle.clear(); });  // in a child process
    static_cast<void>(without_runners);
    if (all.idle.empty()) {
        Runner& made = *new Runner;
        std::thread(serve, std::ref(made)).detach();
        return made;
    }
    Runner& runner = *all.idle.back();
    all.idle.pop_back();
    return runner;
}

// A kernel may wait for the host to write to memory that both access, so the host waits for it for a while only; for
// half as long after each time that it has waited in vain, as programs with such kernels launch many.
void do_beside(Lock& lock, Operation* operation) {
    const Work work = all.pending.at(operation->number);
    Runner& runner = idle_runner();
    runner.operation = operation;
    runner.device = current_device();
    runner.is_left = false;
    runner.given.notify_one();
    runner.is_left = !all.changed.wait_for(lock, all.patience, [&] { return work->is_done; });
    if (runner.is_left) all.patience = std::max(all.patience / 2, least_patience);
}

void run(Lock& lock, Operation* operation) {
    all.ready.erase(operation->number);
    if (operation->task == nullptr || stuck() != hipSuccess) return end(operation);
    ++all.running;
    if (is_runner || !has_shared_memory()) return do_task(lock, operation);
    do_beside(lock, operation);
}

}  // namespace

Lock locked() { return Lock(all.mutex); }

Work add(Lock&, const char* what, std::vector<Work> after, Task task, Gate gate) {
    const Work work = std::make_shared<Operation>();
    work->what = what;
    work->task = std::move(task);
    work->gate = std::move(gate);
    work->caller = Call::caller();
    work->number = ++all.last_number;
    for (Work& before : after) {
        if (is_done(before)) continue;
        before->followers.push_back(work.get());
        work->after.push_back(std::move(before));
    }
    work->missing = work->after.size();
    all.pending.emplace(work->number, work);
    const bool is_mark = work->task == nullptr && work->gate == nullptr;
    if (work->missing == 0 && is_mark) {
        end(work.get());
    } else if (!settings().delayed) {
        want(work);
    }
    return work;
}

void advance(Lock& lock) {
    if (is_in_task()) return;
    while (Operation* const operation = next()) run(lock, operation);
}

void complete(Lock& lock, const std::vector<Work>& works) {
    if (is_in_task()) return;
    for (const Work& work : works) {
        if (work != nullptr) want(work);
    }
    const auto limit = Clock::now() + std::chrono::duration<double>(settings().seconds);
    for (const Work& work : works) {
        while (!is_done(work)) {
            if (Operation* const operation = next()) {
                run(lock, operation);
            } else if (all.running > 0 || Clock::now() < limit) {
                // A value that is waited for may be written by work that nobody has asked for.
                if (all.running == 0) {
                    for (const auto& [number, other] : all.pending) want(other);
                }
                if (next() == nullptr) all.changed.wait_for(lock, look_again);
            } else {
                const Operation* const waits = all.ready.begin()->second;
                const Call::Resumed call{waits->caller};
                found("wait-never-ends", "%s waits for a value that nobody has written within %g s", waits->what,
                      settings().seconds);
                stick(hipErrorLaunchTimeOut);
            }
        }
    }
}

void complete_one(Lock& lock, const Work& work) {
    if (is_done(work) || is_in_task()) return;
    Operation* operation = work.get();
    while (operation->missing > 0) {
        std::vector<Operation*> before;
        for (const Work& other : operation->after) {
            if (!other->is_done) before.push_back(other.get());
        }
        operation = before[all.choose(before.size())];
    }
    if (!operation->is_wanted) {
        operation->is_wanted = true;
        all.ready.emplace(operation->number, operation);
    }
    if (all.ready.count(operation->number) > 0 && is_open(*operation)) run(lock, operation);
}

bool is_in_task() {
    if (in_host_function) found("call-in-host-function", "a function that a stream runs calls HIP, which HIP does not allow");
    return in_task;
}

void run_host_function(const std::function<void()>& function) {
    const Call::Resumed own(nullptr);  // what it calls, it calls itself
    in_host_function = true;
    function();
    in_host_function = false;
}

}  // namespace hipport_cpu
