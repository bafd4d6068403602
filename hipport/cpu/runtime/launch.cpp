// Launches: operating system threads over the blocks.

#include <pthread.h>
#include <stdio.h>

#include "check.h"
#include "ending.h"
#include "helpers.h"
#include "schedule.h"
#include "signals.h"

namespace hipport_cpu {

namespace {

pthread_mutex_t launching = PTHREAD_MUTEX_INITIALIZER;  // one launch at a time
Worker* own_worker = nullptr;  // of the thread that launches

// How many blocks are at work at once, from the begin on. Those that are checked are one after the other.
uint64_t at_once(const Launch& launch, uint64_t block_count) {
    if (launch.cooperative) return block_count;
    if (launch.check != nullptr) return 1;
    return launch.resident != 0 && launch.resident < launch.workers ? launch.resident : launch.workers;
}

}  // namespace

}  // namespace hipport_cpu

using namespace hipport_cpu;

extern "C" int hipport_cpu_launch(const Launch* launch, KernelCode code, void* kernel, Failure* failure) {
    pthread_mutex_lock(&launching);
    if (own_worker == nullptr) {
        own_worker = new_worker();
        pthread_atfork(nullptr, nullptr, forget_helpers);
    }
    *failure = Failure{};
    Job given{};
    given.launch = launch;
    given.execute = execute;
    given.run = code.rows;
    given.plan = code.plan;
    given.kernel = kernel;
    given.block_count = uint64_t{launch->grid[0]} * launch->grid[1] * launch->grid[2];
    given.failure = failure;
    given.deadline = now() + launch->seconds;
    given.grid_live = given.grid_missing = static_cast<unsigned int>(given.block_count);
    const uint64_t most = at_once(*launch, given.block_count);
    const unsigned int workers = static_cast<unsigned int>(most < given.block_count ? most : given.block_count);
    {
        const Here before = hipport_cpu_here;
        const unsigned int helpers = ensure_helpers(workers - 1);
        given.workers = given.working = helpers + 1;
        threads.launcher = pthread_self();
        worker = own_worker;
        stack_t stack_before;
        use_signal_stack(*worker, &stack_before);
        {
            const SignalHandlers handlers(given);
            const Timer timer(launch->seconds);
            if (launch->check != nullptr && !begin_check(given)) {
                fail(given, Outcome::no_memory, 0, nullptr, nullptr, "no memory for the check");
            }
            if (launch->cooperative && helpers < workers - 1) {
                fail(given, Outcome::no_memory, 0, nullptr, nullptr, "no memory for as many blocks at once");
            }
            execute_with_helpers(given, helpers);
            if (launch->check != nullptr) end_check();
        }
        sigaltstack(&stack_before, nullptr);
        worker = nullptr;
        hipport_cpu_here = before;
    }
    fflush(stdout);
    pthread_mutex_unlock(&launching);
    return static_cast<int>(failure->status);
}
