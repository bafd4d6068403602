// Blocks of ordinary launches that wait for later ones, which a GPU executes beside them as far as they fit. Arguments:
// how they wait, the number of blocks, the bytes of shared memory that each has.

#include <hip/hip_runtime.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include <vector>

#include "expect.h"

constexpr int threads = 96;

enum Wait { atomically, by_reading, asleep, counting };

// Returns when another block has written.
template <int wait>
__device__ void await(int* flag) {
    if (wait == atomically) {
        while (atomicAdd(flag, 0) == 0) {
        }
    } else if (wait == by_reading) {
        while (*const_cast<volatile int*>(flag) == 0) {
        }
    } else if (wait == asleep) {
        while (__hip_atomic_load(flag, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT) == 0) __builtin_amdgcn_s_sleep(1);
    } else {
        int rounds = 0;
        while (atomicAdd(flag, 0) == 0 && rounds < 1 << 30) ++rounds;
    }
}

// Each block adds to what the one after it has made; the last one goes first.
template <int wait>
__global__ void chain(int* sums, int* flags) {
    const int block = static_cast<int>(blockIdx.x), next = block + 1;
    if (next < static_cast<int>(gridDim.x)) {
        if (threadIdx.x == 0) await<wait>(flags + next);
        __syncthreads();
        __threadfence();
        sums[block * threads + threadIdx.x] = sums[next * threads + (threadIdx.x + 1) % threads] + 1;
    } else {
        sums[block * threads + threadIdx.x] = 1;
    }
    __threadfence();
    __syncthreads();
    if (threadIdx.x == 0) atomicExch(flags + block, 1);
}

// All threads of all blocks wait for one block.
__global__ void all_for_one(int* sums, volatile int* flags, unsigned int one) {
    if (blockIdx.x == one) flags[0] = 1;
    while (flags[0] == 0) {
    }
    sums[blockIdx.x * threads + threadIdx.x] = static_cast<int>(gridDim.x - blockIdx.x);
}

// Leaves no address space for many more operating system threads.
static void limit_memory() {
    FILE* const file = fopen("/proc/self/statm", "r");
    unsigned long pages = 0;
    if (file == nullptr || fscanf(file, "%lu", &pages) != 1) printf("the size of the process is not known\n");
    if (file != nullptr) fclose(file);
    const rlimit limit{pages * 4096 + (64 << 20), RLIM_INFINITY};
    setrlimit(RLIMIT_AS, &limit);
}

int main(int argc, char** argv) {
    if (argc < 3) return 2;
    const char* const how = argv[1];
    const int blocks = atoi(argv[2]);
    const size_t shared = argc > 3 ? strtoul(argv[3], nullptr, 10) : 0;
    const size_t bytes = sizeof(int) * blocks * threads;
    int *sums = nullptr, *flags = nullptr, *of_host = nullptr;
    expect({{CALL(hipMalloc(&sums, bytes)), hipSuccess},
            {CALL(hipMalloc(&flags, sizeof(int) * (blocks + 1))), hipSuccess},
            {CALL(hipMemset(flags, 0, sizeof(int) * (blocks + 1))), hipSuccess}});
    if (strcmp(how, "beside-the-host") == 0) expect({{CALL(hipHostMalloc(&of_host, 4)), hipSuccess}});
    if (strcmp(how, "without-memory") == 0) limit_memory();
    if (strcmp(how, "reading") == 0) {
        chain<by_reading><<<blocks, threads, shared>>>(sums, flags);
    } else if (strcmp(how, "sleeping") == 0) {
        chain<asleep><<<blocks, threads, shared>>>(sums, flags);
    } else if (strcmp(how, "counting") == 0) {
        chain<counting><<<blocks, threads, shared>>>(sums, flags);
    } else if (strcmp(how, "all-for-the-last") == 0) {
        all_for_one<<<blocks, threads, shared>>>(sums, flags, blocks - 1);
    } else if (strcmp(how, "all-for-the-first") == 0) {
        all_for_one<<<blocks, threads, shared>>>(sums, flags, 0);
    } else {
        chain<atomically><<<blocks, threads, shared>>>(sums, flags);
    }
    std::vector<int> made(blocks * threads);
    const hipError_t error = hipMemcpy(made.data(), sums, bytes, hipMemcpyDeviceToHost);
    if (error != hipSuccess) return printf("%s\n", hipGetErrorName(error)), 0;
    int wrong = 0;
    for (int i = 0; i < blocks * threads; ++i) wrong += made[i] != blocks - i / threads;
    expect_same("wrong sums", wrong, 0);
    expect({{CALL(hipFree(sums)), hipSuccess},
            {CALL(hipFree(flags)), hipSuccess},
            {CALL(hipHostFree(of_host)), hipSuccess}});
    return 0;
}
