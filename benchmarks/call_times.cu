// What calls of the host runtime take: the least mean time of a call in ten batches, in microseconds. The argument is
// how many calls a batch has.

#include <cooperative_groups.h>
#include <cuda_runtime.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void empty() {}

__global__ void increment(int *p) { p[threadIdx.x] += 1; }

__global__ void reverse(int *p) {
    __shared__ int values[256];
    values[threadIdx.x] = p[threadIdx.x];
    __syncthreads();
    p[threadIdx.x] = values[255 - threadIdx.x];
}

__global__ void meet(int *p, int times) {
    for (int i = 0; i < times; ++i) {
        if (threadIdx.x == 0 && blockIdx.x == i % gridDim.x) *p += 1;
        cooperative_groups::this_grid().sync();
    }
}

static void check(cudaError_t error) {
    if (error == cudaSuccess) return;
    fprintf(stderr, "%s\n", cudaGetErrorString(error));
    exit(1);
}

template <class Call>
void measure(const char *what, int times, Call call) {
    using Clock = std::chrono::steady_clock;
    double least = 1e30;
    for (int batch = 0; batch < 10; ++batch) {
        const Clock::time_point begin = Clock::now();
        for (int i = 0; i < times; ++i) call();
        least = std::min(least, std::chrono::duration<double, std::micro>(Clock::now() - begin).count() / times);
    }
    printf("%-42s%12.2f\n", what, least);
}

static void allocate_and_free(size_t bytes) {
    void *memory = nullptr;
    check(cudaMalloc(&memory, bytes));
    check(cudaFree(memory));
}

int main(int argc, char **argv) {
    const int times = argc > 1 ? atoi(argv[1]) : 500, fewer = std::max(1, times / 50);
    int *p = nullptr, *q = nullptr, host[64] = {};
    check(cudaMalloc(&p, 4096));
    check(cudaMalloc(&q, 4096));
    check(cudaMemset(p, 0, 4096));
    cudaStream_t stream, other;
    check(cudaStreamCreate(&stream));
    check(cudaStreamCreate(&other));
    cudaEvent_t event;
    check(cudaEventCreate(&event));

    measure("empty kernel, 1 block of 32", times, [] { empty<<<1, 32>>>(); });
    measure("kernel, 1 block of 256", times, [&] { increment<<<1, 256>>>(p); });
    measure("kernel, 2 blocks of 32", times, [] { empty<<<2, 32>>>(); });
    measure("kernel with a barrier, 1 block of 256", times, [&] { reverse<<<1, 256>>>(p); });
    measure("launch in a stream, synchronize", times, [&] {
        empty<<<1, 32, 0, stream>>>();
        check(cudaStreamSynchronize(stream));
    });
    measure("cudaMalloc, cudaFree, 4 KiB", times, [] { allocate_and_free(4096); });
    measure("cudaMalloc, cudaFree, 1 MiB", fewer, [] { allocate_and_free(1 << 20); });
    measure("cudaMemcpy to the device, 256 bytes", times, [&] { check(cudaMemcpy(p, host, 256, cudaMemcpyHostToDevice)); });
    measure("cudaMemcpy to the host, 256 bytes", times, [&] { check(cudaMemcpy(host, p, 256, cudaMemcpyDeviceToHost)); });
    measure("cudaMemset, 256 bytes", times, [&] { check(cudaMemset(p, 0, 256)); });
    measure("event, for which another stream waits", times, [&] {
        check(cudaEventRecord(event, stream));
        check(cudaStreamWaitEvent(other, event, 0));
    });
    std::vector<void *> many(10000);
    for (void *&one : many) check(cudaMalloc(&one, 256));
    measure("kernel beside 10,000 allocations", fewer, [&] { increment<<<1, 256>>>(p); });
    for (void *one : many) check(cudaFree(one));

    int meetings = 10;
    void *arguments[] = {&p, &meetings};
    const auto cooperate = [&](int threads) {
        check(cudaLaunchCooperativeKernel(reinterpret_cast<void *>(meet), dim3(208), dim3(threads), arguments, 0, 0));
    };
    measure("cooperative, 208 x 64, 10 barriers", 1, [&] { cooperate(64); });
    measure("cooperative, 208 x 1,024, 10 barriers", 1, [&] { cooperate(1024); });

    check(cudaDeviceSynchronize());
    check(cudaEventDestroy(event));
    check(cudaStreamDestroy(stream));
    check(cudaStreamDestroy(other));
    check(cudaFree(p));
    check(cudaFree(q));
}
