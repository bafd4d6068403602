// What kernels are and how many of their blocks are executed at the same time: on an MI210, which has 104 processors of
// 2,048 threads and 64 KiB of shared memory.

#include <hip/hip_runtime.h>

#include "expect.h"

__global__ void plain(int* out) { out[threadIdx.x] = 1; }

__global__ void __launch_bounds__(128) bounded(int) {}

template <class T, int size>
__global__ void shared(const T* __restrict__ in, T* __restrict__ out) {
    __shared__ T tile[size];
    tile[threadIdx.x] = in[threadIdx.x];
    out[threadIdx.x] = tile[threadIdx.x];
}

extern "C" __global__ void of_c(int* out) {
    __shared__ double two[2];
    two[threadIdx.x % 2] = 1;
    __syncthreads();
    *out = static_cast<int>(two[(threadIdx.x + 1) % 2]);
}

namespace {
__global__ void hidden(float* out, const float* in) {
    __shared__ float tile[32];
    __shared__ int count;
    count = 32;
    __syncthreads();  // another thread may store to it, so no compiler leaves it out
    tile[threadIdx.x % 32] = in[0];
    out[0] = tile[count - 32];
}
}  // namespace

static const void* address(void (*kernel)(int*)) { return reinterpret_cast<const void*>(kernel); }

template <class Kernel>
static void expect_kernel(const char* name, Kernel kernel, size_t shared_bytes, int threads) {
    hipFuncAttributes has;
    if (hipFuncGetAttributes(&has, reinterpret_cast<const void*>(kernel)) != hipSuccess) printf("%s: no attributes\n", name);
    expect_same(name, has.sharedSizeBytes, shared_bytes);
    expect_same(name, has.maxDynamicSharedSizeBytes, static_cast<int>(65536 - shared_bytes));
    expect_same(name, has.maxThreadsPerBlock, threads);
}

static void expect_occupancy() {
    const struct {
        const char* what;
        const void* kernel;
        int threads;
        size_t shared_bytes;
        int blocks;
    } rows[] = {
        {"a block of one wavefront", address(plain), 64, 0, 32},
        {"a block of a part of a wavefront", address(plain), 1, 0, 32},
        {"a block of four wavefronts", address(plain), 256, 0, 8},
        {"a block of one thread more", address(plain), 257, 0, 6},
        {"the largest block", address(plain), 1024, 0, 2},
        {"one thread too many", address(plain), 1025, 0, 0},
        {"more than the launch bounds", reinterpret_cast<const void*>(bounded), 129, 0, 0},
        {"shared memory for three blocks", address(plain), 64, 20000, 3},
        {"too much shared memory", address(plain), 64, 65537, 0},
        {"declared and dynamic shared memory", reinterpret_cast<const void*>(shared<double, 1024>), 64, 8192, 4},
    };
    for (const auto& row : rows) {
        int blocks = -1;
        const hipError_t error =
            hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, row.kernel, row.threads, row.shared_bytes);
        if (error != hipSuccess) printf("%s: %s\n", row.what, hipGetErrorName(error));
        expect_same(row.what, blocks, row.blocks);
    }
    int grid = 0, block = 0;
    size_t bytes = 0;
    expect({{CALL(hipOccupancyMaxPotentialBlockSize(&grid, &block, plain)), hipSuccess}});
    expect_same("best block", block, 1024);
    expect_same("best grid", grid, 208);
    expect({{CALL(hipOccupancyMaxPotentialBlockSize(&grid, &block, plain, 40000, 200)), hipSuccess}});
    expect_same("best block up to a limit", block, 200);
    expect_same("grid of blocks with much shared memory", grid, 104);
    expect({{CALL(hipOccupancyMaxPotentialBlockSizeVariableSMem(&grid, &block, plain,
                                                                [](int threads) { return threads * 256; })),
             hipSuccess}});
    expect_same("best block with shared memory of each thread", block, 256);
    expect({{CALL(hipOccupancyAvailableDynamicSMemPerBlock(&bytes, hidden, 4, 64)), hipSuccess},
            {CALL(hipOccupancyAvailableDynamicSMemPerBlock(&bytes, hidden, 9, 256)), hipErrorInvalidValue}});
    expect_same("dynamic shared memory that is left", bytes, size_t{65536 / 4 - 132});
}

// Launches that a GPU refuses; findings of them go to standard error.
static void expect_refusals() {
    int* out;
    double* in;
    if (hipMalloc(&out, 4096 * 8) != hipSuccess || hipMalloc(&in, 4096 * 8) != hipSuccess) return;
    const auto launched = [](auto launch) {
        launch();
        return hipGetLastError();
    };
    void* of_plain[] = {&out};
    const auto plain_address = reinterpret_cast<const void*>(plain);
    const auto two_arrays = [&](size_t dynamic) {
        return [=] { shared<double, 1024><<<1, 64, dynamic>>>(in, reinterpret_cast<double*>(out)); };
    };
    expect({
        {"all shared memory", launched(two_arrays(65536 - 8192)), hipSuccess},
        {"one byte more", launched(two_arrays(65536 - 8192 + 1)), hipErrorOutOfMemory},
        {"launch bounds", launched([] { bounded<<<1, 256>>>(1); }), hipErrorLaunchFailure},
        {"no threads", launched([&] { plain<<<1, 0>>>(out); }), hipErrorInvalidConfiguration},
        {CALL(hipLaunchKernel(nullptr, dim3(1), dim3(1), of_plain, 0, nullptr)), hipErrorInvalidDeviceFunction},
        {CALL(hipLaunchKernel(plain_address, dim3(1), dim3(1), nullptr, 0, nullptr)), hipErrorInvalidValue},
        {CALL(hipLaunchKernel(plain_address, dim3(1), dim3(1), of_plain, 0, nullptr)), hipSuccess},
        {CALL(hipLaunchCooperativeKernel(plain_address, dim3(208), dim3(1024), of_plain, 0, nullptr)), hipSuccess},
        {CALL(hipLaunchCooperativeKernel(plain_address, dim3(209), dim3(1024), of_plain, 0, nullptr)),
         hipErrorCooperativeLaunchTooLarge},
    });
}

int main() {
    expect_kernel("no shared memory", plain, 0, 1024);
    expect_kernel("launch bounds", bounded, 0, 128);
    expect_kernel("an instance of a template", shared<double, 1024>, 8192, 1024);
    expect_kernel("another instance", shared<float, 64>, 256, 1024);
    expect_kernel("a kernel with C linkage", of_c, 16, 1024);
    expect_kernel("a hidden kernel with two variables", hidden, 132, 1024);
    expect_occupancy();
    hipFuncAttributes has;
    hipFunction_t function;
    int value = 0;
    const void* const kernel = reinterpret_cast<const void*>(hidden);
    expect({
        {CALL(hipFuncGetAttributes(&has, nullptr)), hipErrorInvalidDeviceFunction},
        {CALL(hipFuncGetAttributes(nullptr, kernel)), hipErrorInvalidValue},
        {CALL(hipFuncSetAttribute(kernel, hipFuncAttributeMaxDynamicSharedMemorySize, 65536 - 132)), hipSuccess},
        {CALL(hipFuncSetAttribute(kernel, hipFuncAttributeMaxDynamicSharedMemorySize, 65536)), hipErrorInvalidValue},
        {CALL(hipFuncSetAttribute(kernel, hipFuncAttributeMaxDynamicSharedMemorySize, 1000)), hipSuccess},
        {CALL(hipFuncSetAttribute(kernel, hipFuncAttributeMax, 1)), hipErrorInvalidValue},
        {CALL(hipFuncSetAttribute(nullptr, hipFuncAttributeMaxDynamicSharedMemorySize, 1)),
         hipErrorInvalidDeviceFunction},
        {CALL(hipFuncSetCacheConfig(kernel, hipFuncCachePreferL1)), hipSuccess},
        {CALL(hipGetFuncBySymbol(&function, kernel)), hipSuccess},
        {CALL(hipFuncGetAttribute(&value, HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, function)), hipSuccess},
        {CALL(hipFuncGetAttribute(&value, HIP_FUNC_ATTRIBUTE_MAX, function)), hipErrorInvalidValue},
        {CALL(hipOccupancyMaxActiveBlocksPerMultiprocessor(nullptr, kernel, 64, 0)), hipErrorInvalidValue},
        {CALL(hipOccupancyMaxActiveBlocksPerMultiprocessor(&value, kernel, 0, 0)), hipErrorInvalidValue},
    });
    if (hipFuncGetAttribute(&value, HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, function) != hipSuccess) return 1;
    expect_same("dynamic shared memory that was set", value, 1000);
    static_cast<void>(hipGetLastError());
    expect_refusals();
}
