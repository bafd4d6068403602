#include "helpers.h"

#include <pthread.h>
#include <stdlib.h>

#include "ending.h"

namespace hipport_cpu {

namespace {

constexpr size_t signal_stack_bytes = 64 * 1024;

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;  // for what follows
pthread_cond_t job_given = PTHREAD_COND_INITIALIZER;
pthread_cond_t job_done = PTHREAD_COND_INITIALIZER;
Job* job = nullptr;
unsigned int helper_count = 0;
unsigned int wanted = 0;   // helpers that have yet to take the job
unsigned int at_work = 0;  // helpers that have not finished it

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
        taken.execute(w, taken);
        pthread_mutex_lock(&mutex);
        if (--at_work == 0) pthread_cond_signal(&job_done);
    }
}

// Helpers are found without a lock by those that end a launch, so they are complete before they are in the list.
bool add_helper() {
    Helper* const helper = static_cast<Helper*>(malloc(sizeof(Helper)));
    Worker* const own = helper != nullptr ? new_worker() : nullptr;
    if (own == nullptr || pthread_create(&helper->thread, nullptr, help, own) != 0) {
        if (own != nullptr) free(own->signal_stack);
        free(own);
        free(helper);
        return false;
    }
    helper->next = threads.helpers.load();
    threads.helpers.store(helper);
    return true;
}

void give(unsigned int count) {
    wanted += count;
    at_work += count;
    for (unsigned int i = 0; i < count; ++i) pthread_cond_signal(&job_given);
}

unsigned int ensure(unsigned int count) {
    while (helper_count < count && add_helper()) ++helper_count;
    return helper_count < count ? helper_count : count;
}

}  // namespace

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

unsigned int ensure_helpers(unsigned int count) {
    pthread_mutex_lock(&mutex);
    const unsigned int helpers = ensure(count);
    pthread_mutex_unlock(&mutex);
    return helpers;
}

void execute_with_helpers(Job& given, unsigned int count) {
    pthread_mutex_lock(&mutex);
    job = &given;
    give(count);
    pthread_mutex_unlock(&mutex);
    given.execute(*worker, given);
    pthread_mutex_lock(&mutex);
    at_work -= wanted;  // no block is left for those that have yet to come
    wanted = 0;
    while (at_work > 0) pthread_cond_wait(&job_done, &mutex);
    pthread_mutex_unlock(&mutex);
}

bool hire(Job& running, unsigned int working, unsigned int count) {
    bool is_done = true;
    pthread_mutex_lock(&mutex);
    // Another worker may have been quicker.
    if (running.working.load() == working) {
        const unsigned int hired = ensure(at_work + count) - at_work;
        is_done = hired > 0;
        // Whoever ends the launch tells those in the list after that, so either these are there or they do not begin.
        if (!running.stopped.load()) {
            running.workers += hired;
            running.working += hired;
            give(hired);
        }
    }
    pthread_mutex_unlock(&mutex);
    return is_done;
}

void forget_helpers() {
    threads.helpers = nullptr;
    helper_count = wanted = at_work = 0;
    mutex = PTHREAD_MUTEX_INITIALIZER;
    job_given = PTHREAD_COND_INITIALIZER;
    job_done = PTHREAD_COND_INITIALIZER;
}

}  // namespace hipport_cpu
