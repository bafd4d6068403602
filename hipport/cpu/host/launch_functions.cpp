// The ways in which HIP's interface launches kernels.

#include <string.h>

#include <algorithm>
#include <vector>

#include "hipport_cpu/launching.h"
#include "memory.h"

namespace hipport_cpu {

namespace {

// Launches that hipConfigureCall has begun, the last one first to be launched, with the bytes of their arguments.
struct Begun {
    LaunchShape shape;
    hipStream_t stream;
    std::vector<char> arguments;
};
thread_local auto& begun = *new std::vector<Begun>;

// Arguments that lie one after another in a buffer, each where its alignment lets it be: where they begin, and where the last
// one ends. A struct of them ends later, at a multiple of the largest alignment.
struct Packed {
    std::vector<size_t> offsets;
    size_t end = 0, struct_end = 0;
};

size_t aligned(size_t bytes, size_t alignment) { return (bytes + alignment - 1) / alignment * alignment; }

Packed packed(const Parameter* parameters) {
    Packed all;
    size_t largest = 1;
    for (const Parameter* one = parameters; one->bytes > 0; ++one) {
        all.offsets.push_back(aligned(all.end, one->alignment));
        all.end = all.offsets.back() + one->bytes;
        largest = std::max<size_t>(largest, one->alignment);
    }
    all.struct_end = aligned(all.end, largest);
    return all;
}

hipError_t launch_packed(const void* function, char* buffer, size_t bytes, const LaunchShape& shape,
                         hipStream_t stream) {
    const BoundKernel kernel = described_kernel(function);
    if (kernel.name == nullptr) return hipErrorInvalidDeviceFunction;
    const Packed layout = packed(kernel.parameters);
    if (bytes < layout.end || bytes > layout.struct_end) {
        found("argument-size", "%s is launched with %s bytes of arguments, its parameters have %s", kernel.name,
              in_words(bytes).c_str(), in_words(layout.end).c_str());
    }
    if (bytes < layout.end) return hipErrorInvalidValue;
    std::vector<void*> addresses;
    for (const size_t offset : layout.offsets) addresses.push_back(buffer + offset);
    return launch(bound_kernel(function, addresses.data()), shape, stream);
}

// Arguments are at addresses, or in the buffer that `extra` names.
hipError_t launch_either(const void* function, void** arguments, void** extra, const LaunchShape& shape,
                         hipStream_t stream) {
    if (extra == nullptr) return launch(bound_kernel(function, arguments), shape, stream);
    if (arguments != nullptr) return hipErrorInvalidValue;
    char* buffer = nullptr;
    size_t bytes = 0;
    for (void** entry = extra; *entry != HIP_LAUNCH_PARAM_END; entry += 2) {
        if (*entry == HIP_LAUNCH_PARAM_BUFFER_POINTER) {
            buffer = static_cast<char*>(entry[1]);
        } else if (*entry == HIP_LAUNCH_PARAM_BUFFER_SIZE) {
            bytes = *static_cast<size_t*>(entry[1]);
        } else {
            return hipErrorInvalidValue;
        }
    }
    return buffer != nullptr ? launch_packed(function, buffer, bytes, shape, stream) : hipErrorInvalidValue;
}

// A launch between two events, each of which may be null.
template <class Launch>
hipError_t between(hipEvent_t start, hipEvent_t stop, hipStream_t stream, const Launch& launch) {
    hipError_t error = start != nullptr ? hipEventRecord(start, stream) : hipSuccess;
    if (error == hipSuccess) error = launch();
    if (error == hipSuccess && stop != nullptr) error = hipEventRecord(stop, stream);
    return error;
}

// The shape by the number of threads of the grid, which is one of whole blocks here.
hipError_t launch_threads(hipFunction_t function, dim3 threads, dim3 block, size_t shared_bytes, hipStream_t stream,
                          void** arguments, void** extra, hipEvent_t start, hipEvent_t stop) {
    if (block.x == 0 || block.y == 0 || block.z == 0) return hipErrorInvalidConfiguration;
    if (threads.x % block.x != 0 || threads.y % block.y != 0 || threads.z % block.z != 0) {
        found("partial-blocks", "a kernel is launched with %u x %u x %u threads in blocks of %u x %u x %u: blocks at the "
              "edge that are smaller are not emulated", threads.x, threads.y, threads.z, block.x, block.y, block.z);
        return hipErrorInvalidConfiguration;
    }
    const dim3 grid(threads.x / block.x, threads.y / block.y, threads.z / block.z);
    return between(start, stop, stream, [&] {
        return launch_either(function, arguments, extra, {grid, block, shared_bytes, false}, stream);
    });
}

bool is_cooperative(const hipLaunchAttribute* attributes, unsigned int count) {
    for (unsigned int i = 0; i < count; ++i) {
        if (attributes[i].id == hipLaunchAttributeCooperative && attributes[i].value.cooperative != 0) return true;
    }
    return false;
}

}  // namespace

}  // namespace hipport_cpu

using namespace hipport_cpu;

// --- By the address of a kernel ---

hipError_t hipLaunchKernel(const void* function, dim3 grid, dim3 block, void** arguments, size_t shared_bytes,
                           hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(launch(bound_kernel(function, arguments), {grid, block, shared_bytes, false}, stream));
}

hipError_t hipLaunchCooperativeKernel(const void* function, dim3 grid, dim3 block, void** arguments,
                                      unsigned int shared_bytes, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(launch(bound_kernel(function, arguments), {grid, block, shared_bytes, true}, stream));
}

hipError_t hipExtLaunchKernel(const void* function, dim3 grid, dim3 block, void** arguments, size_t shared_bytes,
                              hipStream_t stream, hipEvent_t start, hipEvent_t stop, int) {
    const Call call{__builtin_return_address(0)};
    return returned(between(start, stop, stream, [&] {
        return launch(bound_kernel(function, arguments), {grid, block, shared_bytes, false}, stream);
    }));
}

hipError_t hipLaunchKernelExC(const hipLaunchConfig_t* config, const void* function, void** arguments) {
    const Call call{__builtin_return_address(0)};
    if (config == nullptr) return returned(hipErrorInvalidValue);
    const bool cooperative = is_cooperative(config->attrs, config->numAttrs);
    const LaunchShape shape{config->gridDim, config->blockDim, config->dynamicSmemBytes, cooperative};
    return returned(launch(bound_kernel(function, arguments), shape, config->stream));
}

hipError_t hipExtLaunchMultiKernelMultiDevice(hipLaunchParams* launches, int count, unsigned int) {
    const Call call{__builtin_return_address(0)};
    if (launches == nullptr || count <= 0) return returned(hipErrorInvalidValue);
    hipError_t error = hipSuccess;
    for (int i = 0; i < count && error == hipSuccess; ++i) {
        const hipLaunchParams& one = launches[i];
        const LaunchShape shape{one.gridDim, one.blockDim, one.sharedMem, false};
        error = launch(bound_kernel(one.func, one.args), shape, one.stream);
    }
    return returned(error);
}

// Grids of several devices that wait for each other are not emulated, as the devices' properties say.

hipError_t hipLaunchCooperativeKernelMultiDevice(hipLaunchParams*, int, unsigned int) {
    const Call call{__builtin_return_address(0)};
    return returned(hipErrorNotSupported);
}

hipError_t hipModuleLaunchCooperativeKernelMultiDevice(hipFunctionLaunchParams*, unsigned int, unsigned int) {
    const Call call{__builtin_return_address(0)};
    return returned(hipErrorNotSupported);
}

// --- In three calls ---

hipError_t hipConfigureCall(dim3 grid, dim3 block, size_t shared_bytes, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    begun.push_back({{grid, block, shared_bytes, false}, stream, {}});
    return returned(hipSuccess);
}

hipError_t hipSetupArgument(const void* argument, size_t bytes, size_t offset) {
    const Call call{__builtin_return_address(0)};
    if (begun.empty()) return returned(hipErrorMissingConfiguration);
    if (argument == nullptr) return returned(hipErrorInvalidValue);
    std::vector<char>& all = begun.back().arguments;
    if (all.size() < offset + bytes) all.resize(offset + bytes);
    memcpy(all.data() + offset, argument, bytes);
    return returned(hipSuccess);
}

hipError_t hipLaunchByPtr(const void* function) {
    const Call call{__builtin_return_address(0)};
    if (begun.empty()) return returned(hipErrorMissingConfiguration);
    Begun one = std::move(begun.back());
    begun.pop_back();
    return returned(launch_packed(function, one.arguments.data(), one.arguments.size(), one.shape, one.stream));
}

// --- By the handle of a function ---

hipError_t hipModuleLaunchKernel(hipFunction_t function, unsigned int grid_x, unsigned int grid_y, unsigned int grid_z,
                                 unsigned int block_x, unsigned int block_y, unsigned int block_z,
                                 unsigned int shared_bytes, hipStream_t stream, void** arguments, void** extra) {
    const Call call{__builtin_return_address(0)};
    const LaunchShape shape{dim3(grid_x, grid_y, grid_z), dim3(block_x, block_y, block_z), shared_bytes, false};
    return returned(launch_either(function, arguments, extra, shape, stream));
}

hipError_t hipModuleLaunchCooperativeKernel(hipFunction_t function, unsigned int grid_x, unsigned int grid_y,
                                            unsigned int grid_z, unsigned int block_x, unsigned int block_y,
                                            unsigned int block_z, unsigned int shared_bytes, hipStream_t stream,
                                            void** arguments) {
    const Call call{__builtin_return_address(0)};
    const LaunchShape shape{dim3(grid_x, grid_y, grid_z), dim3(block_x, block_y, block_z), shared_bytes, true};
    return returned(launch(bound_kernel(function, arguments), shape, stream));
}

hipError_t hipDrvLaunchKernelEx(const HIP_LAUNCH_CONFIG* config, hipFunction_t function, void** arguments,
                                void** extra) {
    const Call call{__builtin_return_address(0)};
    if (config == nullptr) return returned(hipErrorInvalidValue);
    const LaunchShape shape{dim3(config->gridDimX, config->gridDimY, config->gridDimZ),
                            dim3(config->blockDimX, config->blockDimY, config->blockDimZ), config->sharedMemBytes,
                            is_cooperative(config->attrs, config->numAttrs)};
    return returned(launch_either(function, arguments, extra, shape, config->hStream));
}

hipError_t hipExtModuleLaunchKernel(hipFunction_t function, uint32_t threads_x, uint32_t threads_y, uint32_t threads_z,
                                    uint32_t block_x, uint32_t block_y, uint32_t block_z, size_t shared_bytes,
                                    hipStream_t stream, void** arguments, void** extra, hipEvent_t start,
                                    hipEvent_t stop, uint32_t) {
    const Call call{__builtin_return_address(0)};
    return returned(launch_threads(function, dim3(threads_x, threads_y, threads_z), dim3(block_x, block_y, block_z),
                                   shared_bytes, stream, arguments, extra, start, stop));
}

hipError_t hipHccModuleLaunchKernel(hipFunction_t function, uint32_t threads_x, uint32_t threads_y, uint32_t threads_z,
                                    uint32_t block_x, uint32_t block_y, uint32_t block_z, size_t shared_bytes,
                                    hipStream_t stream, void** arguments, void** extra, hipEvent_t start,
                                    hipEvent_t stop) {
    const Call call{__builtin_return_address(0)};
    return returned(launch_threads(function, dim3(threads_x, threads_y, threads_z), dim3(block_x, block_y, block_z),
                                   shared_bytes, stream, arguments, extra, start, stop));
}
