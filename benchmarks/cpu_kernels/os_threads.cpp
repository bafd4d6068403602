// The block reduction with one operating system thread for each thread of a block, which execute all blocks: the plain
// way to emulate a GPU. Prints CPU and wall seconds; `os_threads BLOCKS`.

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

#include <thread>
#include <vector>

constexpr int threads = 256;

static double wall() {
    timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + 1e-9 * time.tv_nsec;
}

static double cpu() {
    rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_utime.tv_sec + usage.ru_stime.tv_sec + 1e-6 * (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

int main(int, char** arguments) {
    const int blocks = atoi(arguments[1]);
    std::vector<float> in(static_cast<size_t>(blocks) * threads, 0.5f), sums(blocks);
    float partial[threads];
    pthread_barrier_t barrier;
    pthread_barrier_init(&barrier, nullptr, threads);
    const auto execute = [&](int t) {
        for (int block = 0; block < blocks; ++block) {
            partial[t] = in[static_cast<size_t>(block) * threads + t];
            pthread_barrier_wait(&barrier);
            for (int half = threads / 2; half > 0; half /= 2) {
                if (t < half) partial[t] += partial[t + half];
                pthread_barrier_wait(&barrier);
            }
            if (t == 0) sums[block] = partial[0];
            pthread_barrier_wait(&barrier);  // the next block uses the same shared memory
        }
    };
    const double wall_before = wall(), cpu_before = cpu();
    std::vector<std::thread> all;
    for (int t = 0; t < threads; ++t) all.emplace_back(execute, t);
    for (std::thread& thread : all) thread.join();
    for (float sum : sums) {
        if (sum != 0.5f * threads) return 1;
    }
    printf("%.6f %.6f\n", cpu() - cpu_before, wall() - wall_before);
}
