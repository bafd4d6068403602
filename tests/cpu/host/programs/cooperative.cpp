// Cooperative launches as large as a GPU executes them; the first argument says what happens in them. With OLD_LINUX in
// the environment, Linux has no marks for the guards of stacks.

#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <vector>

#include "expect.h"

namespace cg = cooperative_groups;

constexpr int guard_install = 102;  // MADV_GUARD_INSTALL

// In place of the C library's, for the runtime too.
extern "C" int madvise(void* address, size_t bytes, int advice) {
    static const bool is_old = getenv("OLD_LINUX") != nullptr;
    return is_old && advice == guard_install ? -1 : static_cast<int>(syscall(SYS_madvise, address, bytes, advice));
}

// Each thread counts the rounds of one in another block.
__global__ void rounds(int* counts, int threads, int times) {
    cg::grid_group grid = cg::this_grid();
    const int i = static_cast<int>(grid.thread_rank());
    for (int round = 0; round < times; ++round) {
        const int before = counts[round % 2 * threads + (i + blockDim.x) % threads];
        counts[(round + 1) % 2 * threads + i] = before + 1;
        grid.sync();
    }
}

// Blocks end one after the other, and the rest goes on without them.
__global__ void fewer(int* ended) {
    cg::grid_group grid = cg::this_grid();
    for (unsigned int last = gridDim.x - 1; blockIdx.x <= last; --last) {
        if (threadIdx.x == 0 && blockIdx.x == last) *ended += last == gridDim.x - 1 - static_cast<unsigned int>(*ended);
        grid.sync();
        if (last == 0) break;
    }
}

__device__ __attribute__((noinline)) int recurse(int depth) {
    volatile char frame[1000];
    frame[depth % 1000] = static_cast<char>(depth);
    return depth <= 0 ? 0 : recurse(depth - 1) + frame[depth % 1000];
}

// The last thread of the last block goes this deep, at about 1 KiB for each call, while the others wait.
__global__ void deep(int* out, int depth) {
    cg::this_grid().sync();
    if (blockIdx.x == gridDim.x - 1 && threadIdx.x == blockDim.x - 1) *out = recurse(depth);
    cg::this_grid().sync();
}

// One block never comes to the barrier, by a loop that might be left.
__global__ void endless(volatile int* flag) {
    while (blockIdx.x == 1 && *flag == 0 && clock64() != 0) {
    }
    cg::this_grid().sync();
}

// A thread fails while the others wait.
__global__ void failing(int blocks) {
    cg::this_grid().sync();
    if (blockIdx.x == gridDim.x - 1 && threadIdx.x == 0 && gridDim.x == static_cast<unsigned int>(blocks)) __builtin_trap();
    cg::this_grid().sync();
}

// Prints how a launch has failed.
static void tell(hipError_t error) {
    if (error != hipSuccess) printf("%s\n", hipGetErrorName(error));
}

template <class... Parameters, class... Arguments>
hipError_t launch(void (*kernel)(Parameters...), int blocks, int threads, Arguments... arguments) {
    void* pointers[] = {&arguments...};
    const hipError_t refused = hipLaunchCooperativeKernel(kernel, dim3(blocks), dim3(threads), pointers, 0, nullptr);
    return refused != hipSuccess ? refused : hipDeviceSynchronize();
}

static size_t resident_bytes() {
    FILE* const file = fopen("/proc/self/smaps_rollup", "r");
    char line[256];
    long resident = 0, lazily_free = 0;
    while (file != nullptr && fgets(line, sizeof(line), file) != nullptr) {
        sscanf(line, "Rss: %ld kB", &resident);
        sscanf(line, "LazyFree: %ld kB", &lazily_free);
    }
    if (file != nullptr) fclose(file);
    return static_cast<size_t>(resident - lazily_free) * 1024;
}

static void expect_rounds(int blocks, int threads, int times) {
    const int all = blocks * threads;
    std::vector<int> counts(all);
    int* on_device = nullptr;
    const size_t bytes = all * sizeof(int);
    expect({{CALL(hipMalloc(&on_device, 2 * bytes)), hipSuccess},
            {CALL(hipMemset(on_device, 0, 2 * bytes)), hipSuccess},
            {CALL(launch(rounds, blocks, threads, on_device, all, times)), hipSuccess},
            {CALL(hipMemcpy(counts.data(), on_device + times % 2 * all, bytes, hipMemcpyDeviceToHost)), hipSuccess},
            {CALL(hipFree(on_device)), hipSuccess}});
    int wrong = 0;
    for (const int count : counts) wrong += count != times;
    expect_same("wrong counts", wrong, 0);
}

int main(int argc, char** argv) {
    if (argc < 2) return 2;
    const char* const what = argv[1];
    const int number = argc > 2 ? atoi(argv[2]) : 0;
    int* flag = nullptr;
    expect({{CALL(hipMalloc(&flag, 256)), hipSuccess}, {CALL(hipMemset(flag, 0, 256)), hipSuccess}});
    if (strcmp(what, "rounds") == 0) {
        expect_rounds(208, 1024, 10);
    } else if (strcmp(what, "beside-allocations") == 0) {
        std::vector<int*> live(number);
        for (int*& one : live) {
            if (hipMalloc(&one, 4) != hipSuccess) return printf("no more memory\n"), 1;
        }
        expect_rounds(208, 1024, 2);
        for (int* const one : live) {
            if (hipFree(one) != hipSuccess) return printf("memory is not freed\n"), 1;
        }
    } else if (strcmp(what, "given-back") == 0) {
        const size_t before = resident_bytes();
        expect_rounds(208, 1024, 2);
        const size_t after = resident_bytes();
        expect_same("memory that is kept", after < before + (size_t{200} << 20), true);
        expect_rounds(2, 64, 3);
        expect_rounds(208, 1024, 2);
    } else if (strcmp(what, "fewer") == 0) {
        int ended = 0;
        expect({{CALL(launch(fewer, 100, 64, flag)), hipSuccess},
                {CALL(hipMemcpy(&ended, flag, sizeof(ended), hipMemcpyDeviceToHost)), hipSuccess}});
        expect_same("blocks that have ended in order", ended, 100);
    } else if (strcmp(what, "deep") == 0) {
        tell(launch(deep, 12, 1024, flag, number));
    } else if (strcmp(what, "endless") == 0) {
        tell(launch(endless, 50, 256, flag));
    } else if (strcmp(what, "failing") == 0) {
        tell(launch(failing, 50, 256, 50));
    }
    return 0;
}
