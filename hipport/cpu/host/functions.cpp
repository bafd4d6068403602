// What host code asks of kernels: their limits, and how many of their blocks are executed at the same time. A function
// handle of the module interface is the address of the kernel's stub, as it is in the rest of HIP.
//
// How many registers a kernel would have is not known here. So they limit nothing, and are said to be none.

#include <algorithm>
#include <map>
#include <mutex>

#include "hipport_cpu/launching.h"
#include "host.h"

namespace hipport_cpu {

namespace {

const void* stub_of(hipFunction_t function) { return reinterpret_cast<const void*>(function); }

// What the program has set as the limit of a kernel's dynamic shared memory, which HIP keeps, and does not enforce.
std::mutex mutex;
std::map<const void*, size_t> dynamic_limits;

size_t dynamic_limit(const void* function, const BoundKernel& kernel) {
    const std::lock_guard<std::mutex> lock(mutex);
    const auto set = dynamic_limits.find(function);
    if (set != dynamic_limits.end()) return set->second;
    return properties(current_device()).sharedMemPerBlock - kernel.static_shared_bytes;
}

unsigned int threads_of(const BoundKernel& kernel) {
    const auto most = static_cast<unsigned int>(properties(current_device()).maxThreadsPerBlock);
    return kernel.threads != 0 ? std::min(kernel.threads, most) : most;
}

hipError_t attributes_of(hipFuncAttributes* attributes, const void* function) {
    if (attributes == nullptr) return hipErrorInvalidValue;
    const BoundKernel kernel = described_kernel(function);
    if (kernel.name == nullptr) return hipErrorInvalidDeviceFunction;
    const hipDeviceProp_t& device = properties(current_device());
    *attributes = {};
    attributes->binaryVersion = attributes->ptxVersion = device.major * 10 + device.minor;
    attributes->maxDynamicSharedSizeBytes = static_cast<int>(dynamic_limit(function, kernel));
    attributes->maxThreadsPerBlock = static_cast<int>(threads_of(kernel));
    attributes->sharedSizeBytes = kernel.static_shared_bytes;
    return hipSuccess;
}

hipError_t resident(int* blocks, const void* function, int threads, size_t shared_bytes) {
    if (blocks == nullptr || threads <= 0) return hipErrorInvalidValue;
    const BoundKernel kernel = described_kernel(function);
    if (kernel.name == nullptr) return hipErrorInvalidDeviceFunction;
    *blocks = static_cast<int>(resident_blocks(kernel, static_cast<unsigned int>(threads), shared_bytes));
    return hipSuccess;
}

// The size of block with which most threads are executed at the same time; of two as good the larger.
hipError_t best_block(int* grid, int* block, const void* function, size_t shared_bytes, int limit) {
    if (grid == nullptr || block == nullptr || limit < 0) return hipErrorInvalidValue;
    const BoundKernel kernel = described_kernel(function);
    if (kernel.name == nullptr) return hipErrorInvalidDeviceFunction;
    const hipDeviceProp_t& device = properties(current_device());
    const auto wavefront = static_cast<unsigned int>(device.warpSize);
    unsigned int most = threads_of(kernel);
    if (limit > 0) most = std::min(most, static_cast<unsigned int>(limit));
    unsigned int best = most, best_blocks = resident_blocks(kernel, most, shared_bytes);
    for (unsigned int threads = most / wavefront * wavefront; threads > 0; threads -= wavefront) {
        const unsigned int blocks = resident_blocks(kernel, threads, shared_bytes);
        if (blocks * threads <= best_blocks * best) continue;
        best = threads;
        best_blocks = blocks;
    }
    *block = static_cast<int>(best);
    *grid = static_cast<int>(best_blocks) * device.multiProcessorCount;
    return hipSuccess;
}

}  // namespace

unsigned int resident_blocks(const BoundKernel& kernel, uint64_t threads, size_t shared_bytes) {
    const hipDeviceProp_t& device = properties(current_device());
    const size_t shared = kernel.static_shared_bytes + shared_bytes;
    if (threads > threads_of(kernel) || shared > device.sharedMemPerBlock) return 0;
    const auto wavefront = static_cast<unsigned int>(device.warpSize);
    const uint64_t wavefronts = (threads + wavefront - 1) / wavefront;
    uint64_t blocks = static_cast<unsigned int>(device.maxThreadsPerMultiProcessor) / wavefront / wavefronts;
    blocks = std::min<uint64_t>(blocks, static_cast<unsigned int>(device.maxBlocksPerMultiProcessor));
    if (shared > 0) blocks = std::min<uint64_t>(blocks, device.sharedMemPerMultiprocessor / shared);
    return static_cast<unsigned int>(blocks);
}

}  // namespace hipport_cpu

using namespace hipport_cpu;

// --- What a kernel is ---

hipError_t hipFuncGetAttributes(hipFuncAttributes* attributes, const void* function) {
    const Call call{__builtin_return_address(0)};
    return returned(attributes_of(attributes, function));
}

hipError_t hipFuncGetAttribute(int* value, hipFunction_attribute attribute, hipFunction_t function) {
    const Call call{__builtin_return_address(0)};
    if (value == nullptr) return returned(hipErrorInvalidValue);
    hipFuncAttributes has;
    if (const hipError_t error = attributes_of(&has, stub_of(function))) return returned(error);
    switch (attribute) {
        case HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK: *value = has.maxThreadsPerBlock; break;
        case HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES: *value = static_cast<int>(has.sharedSizeBytes); break;
        case HIP_FUNC_ATTRIBUTE_CONST_SIZE_BYTES: *value = static_cast<int>(has.constSizeBytes); break;
        case HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES: *value = static_cast<int>(has.localSizeBytes); break;
        case HIP_FUNC_ATTRIBUTE_NUM_REGS: *value = has.numRegs; break;
        case HIP_FUNC_ATTRIBUTE_PTX_VERSION: *value = has.ptxVersion; break;
        case HIP_FUNC_ATTRIBUTE_BINARY_VERSION: *value = has.binaryVersion; break;
        case HIP_FUNC_ATTRIBUTE_CACHE_MODE_CA: *value = has.cacheModeCA; break;
        case HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES: *value = has.maxDynamicSharedSizeBytes; break;
        case HIP_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: *value = has.preferredShmemCarveout; break;
        default: return returned(hipErrorInvalidValue);
    }
    return returned(hipSuccess);
}

hipError_t hipFuncSetAttribute(const void* function, hipFuncAttribute attribute, int value) {
    const Call call{__builtin_return_address(0)};
    const BoundKernel kernel = described_kernel(function);
    if (kernel.name == nullptr) return returned(hipErrorInvalidDeviceFunction);
    if (attribute == hipFuncAttributePreferredSharedMemoryCarveout) return returned(hipSuccess);
    if (attribute != hipFuncAttributeMaxDynamicSharedMemorySize) return returned(hipErrorInvalidValue);
    const size_t most = properties(current_device()).sharedMemPerBlock - kernel.static_shared_bytes;
    if (value < 0 || static_cast<size_t>(value) > most) return returned(hipErrorInvalidValue);
    const std::lock_guard<std::mutex> lock(mutex);
    dynamic_limits[function] = static_cast<size_t>(value);
    return returned(hipSuccess);
}

// Hints, which AMD's GPUs have no use for.

hipError_t hipFuncSetCacheConfig(const void* function, hipFuncCache_t) {
    const Call call{__builtin_return_address(0)};
    return returned(function != nullptr ? hipSuccess : hipErrorInvalidDeviceFunction);
}

hipError_t hipFuncSetSharedMemConfig(const void* function, hipSharedMemConfig) {
    const Call call{__builtin_return_address(0)};
    return returned(function != nullptr ? hipSuccess : hipErrorInvalidDeviceFunction);
}

hipError_t hipGetFuncBySymbol(hipFunction_t* function, const void* symbol) {
    const Call call{__builtin_return_address(0)};
    if (function == nullptr) return returned(hipErrorInvalidValue);
    if (described_kernel(symbol).name == nullptr) return returned(hipErrorInvalidDeviceFunction);
    *function = static_cast<hipFunction_t>(const_cast<void*>(symbol));
    return returned(hipSuccess);
}

const char* hipKernelNameRef(hipFunction_t function) { return described_kernel(stub_of(function)).name; }

const char* hipKernelNameRefByPtr(const void* function, hipStream_t) { return described_kernel(function).name; }

// --- Occupancy ---

hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, const void* function, int threads,
                                                        size_t shared_bytes) {
    const Call call{__builtin_return_address(0)};
    return returned(resident(blocks, function, threads, shared_bytes));
}

hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* blocks, const void* function, int threads,
                                                                 size_t shared_bytes, unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    if (flags > hipOccupancyDisableCachingOverride) return returned(hipErrorInvalidValue);
    return returned(resident(blocks, function, threads, shared_bytes));
}

hipError_t hipOccupancyMaxPotentialBlockSize(int* grid, int* block, const void* function, size_t shared_bytes,
                                             int limit) {
    const Call call{__builtin_return_address(0)};
    return returned(best_block(grid, block, function, shared_bytes, limit));
}

hipError_t hipOccupancyAvailableDynamicSMemPerBlock(size_t* shared_bytes, const void* function, int blocks,
                                                    int threads) {
    const Call call{__builtin_return_address(0)};
    int most = 0;
    if (shared_bytes == nullptr || blocks <= 0) return returned(hipErrorInvalidValue);
    if (const hipError_t error = resident(&most, function, threads, 0)) return returned(error);
    if (blocks > most) return returned(hipErrorInvalidValue);
    const hipDeviceProp_t& device = properties(current_device());
    const size_t part = device.sharedMemPerMultiprocessor / static_cast<unsigned int>(blocks);
    *shared_bytes = std::min(part, device.sharedMemPerBlock) - described_kernel(function).static_shared_bytes;
    return returned(hipSuccess);
}

hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, hipFunction_t function, int threads,
                                                              size_t shared_bytes) {
    const Call call{__builtin_return_address(0)};
    return returned(resident(blocks, stub_of(function), threads, shared_bytes));
}

hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* blocks, hipFunction_t function, int threads,
                                                                       size_t shared_bytes, unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    if (flags > hipOccupancyDisableCachingOverride) return returned(hipErrorInvalidValue);
    return returned(resident(blocks, stub_of(function), threads, shared_bytes));
}

hipError_t hipModuleOccupancyMaxPotentialBlockSize(int* grid, int* block, hipFunction_t function, size_t shared_bytes,
                                                   int limit) {
    const Call call{__builtin_return_address(0)};
    return returned(best_block(grid, block, stub_of(function), shared_bytes, limit));
}

hipError_t hipModuleOccupancyMaxPotentialBlockSizeWithFlags(int* grid, int* block, hipFunction_t function,
                                                            size_t shared_bytes, int limit, unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    if (flags > hipOccupancyDisableCachingOverride) return returned(hipErrorInvalidValue);
    return returned(best_block(grid, block, stub_of(function), shared_bytes, limit));
}
