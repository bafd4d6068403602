// Launches: operating system threads over the blocks.

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "check.h"
#include "ending.h"
#include "schedule.h"
#include "signals.h"

namespace hipport_cpu {

namespace {

pthread_mutex_t launching = PTHREAD_MUTEX_INITIALIZER;  // one launch at a time
pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;      // for what follows
pthread_cond_t job_given = PTHREAD_COND_INITIALIZER;
pthread_cond_t job_done = PTHREAD_COND_INITIALIZER;
Job* job = nullptr;
unsigned int wanted = 0;   // helpers that have yet to take the job
unsigned int at_work = 0;  // helpers that have not finished it
Worker* own_worker = nullptr;  // of the thread that launches

Worker* new_worker() {
    void* memory = calloc(1, sizeof(Worker));
    if (memory == nullptr) return nullptr;
    Worker* made = static_cast<Worker*>(memory);
    made->signal_stack = malloc(signal_stack_bytes);
    return made;
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
    if (count > threads.helper_count) {
        Helper* grown = static_cast<Helper*>(realloc(threads.helpers, count * sizeof(Helper)));
        if (grown == nullptr) return threads.helper_count;
        threads.helpers = grown;
    }
    while (threads.helper_count < count) {
        Helper& helper = threads.helpers[threads.helper_count];
        helper.worker = new_worker();
        if (helper.worker == nullptr) break;
        if (pthread_create(&helper.thread, nullptr, help, helper.worker) != 0) {
            free(helper.worker);
            break;
        }
        ++threads.helper_count;
    }
    return threads.helper_count < count ? threads.helper_count : count;
}

// A child process has none of its parent's other threads.
void forget_helpers() {
    threads.helpers = nullptr;
    threads.helper_count = wanted = at_work = 0;
    mutex = PTHREAD_MUTEX_INITIALIZER;
    job_given = PTHREAD_COND_INITIALIZER;
    job_done = PTHREAD_COND_INITIALIZER;
}

void execute_with_helpers(Job& given, unsigned int count) {
    if (count > 0) {
        pthread_mutex_lock(&mutex);
        job = &given;
        wanted = at_work = count;
        for (unsigned int i = 0; i < count; ++i) pthread_cond_signal(&job_given);
        pthread_mutex_unlock(&mutex);
    }
    execute(*worker, given);
    if (count > 0) {
        pthread_mutex_lock(&mutex);
        at_work -= wanted;  // no block is left for those that have yet to come
        wanted = 0;
        while (at_work > 0) pthread_cond_wait(&job_done, &mutex);
        pthread_mutex_unlock(&mutex);
    }
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
    given.run = code.rows;
    given.plan = code.plan;
    given.kernel = kernel;
    given.block_count = uint64_t{launch->grid[0]} * launch->grid[1] * launch->grid[2];
    given.failure = failure;
    given.deadline = now() + launch->seconds;
    given.grid_live = given.grid_missing = static_cast<unsigned int>(given.block_count);
    const uint64_t at_once = launch->cooperative ? given.block_count : launch->check != nullptr ? 1 : launch->workers;
    const unsigned int workers = static_cast<unsigned int>(at_once < given.block_count ? at_once : given.block_count);
    {
        const Here before = hipport_cpu_here;
        const unsigned int helpers = ensure_helpers(workers - 1);
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
