// Launches: stubs are asked what they are, and their bodies are executed in the order of streams.

#include <signal.h>
#include <stdio.h>
#include <string.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "checks.h"
#include "events.h"
#include "gpus.h"
#include "hashes.h"
#include "images.h"
#include "memory.h"
#include "hipport_cpu/launching.h"
#include "hipport_cpu/runtime.h"

namespace hipport_cpu {

namespace {

constexpr unsigned int max_threads = 1024;

// Each thread's own. Destructors of the program launch kernels after a thread's variables have been destroyed.
thread_local auto& configured = *new std::vector<Configuration>;  // launches whose arguments are being computed
thread_local BoundKernel* wanted = nullptr;  // what the next stub that answers fills, instead of launching
thread_local Configuration taken;            // by the stub that runs
thread_local auto& answering = *new BoundKernel;

// The name before the parameters of a function: `void scan(T*, int)` is `scan`.
std::string own_name(const std::string& head) {
    size_t end = head.size();
    for (int depth = 0; end > 0; --end) {
        const char c = head[end - 1];
        depth += (c == ')') - (c == '(');
        if (c == '(' && depth == 0) break;
    }
    if (end == 0) return head;
    size_t first = --end;
    for (int depth = 0; first > 0; --first) {
        const char c = head[first - 1];
        depth += (c == '>' || c == ')') - (c == '<' || c == '(');  // clang has `(anonymous namespace)::k`
        if (depth == 0 && (c == ' ' || c == '*' || c == '&')) break;
    }
    return head.substr(first, end - first);
}

// The values in `T = float; int N = 4`, which clang separates by commas.
std::string values_of(const std::string& bindings) {
    std::string values;
    size_t first = 0;
    int depth = 0;
    for (size_t i = 0; i <= bindings.size(); ++i) {
        const char c = i < bindings.size() ? bindings[i] : ';';
        depth += (c == '<' || c == '{' || c == '(') - (c == '>' || c == '}' || c == ')');
        if (depth != 0 || (c != ';' && c != ',')) continue;
        const size_t equals = bindings.find(" = ", first);
        if (equals < i) values += (values.empty() ? "" : ",") + bindings.substr(equals + 3, i - equals - 3);
        first = i + 1;
    }
    return values;
}

std::string read_name(const std::string& pretty) {
    const size_t bracket = pretty.find(" [");
    if (bracket == std::string::npos || pretty.back() != ']') return own_name(pretty);
    std::string bindings = pretty.substr(bracket + 2, pretty.size() - bracket - 3);
    if (bindings.compare(0, 5, "with ") == 0) bindings.erase(0, 5);
    return own_name(pretty.substr(0, bracket)) + "<" + values_of(bindings) + ">";
}

// The kernel's name in what compilers call a function: `void scan(T*, int) [with T = float]` and, for clang,
// `[T = float]`, is `scan<float>`.
const char* kernel_name(const char* pretty) {
    static std::mutex mutex;
    static auto& names = *new std::map<const char*, std::string>;
    const std::lock_guard<std::mutex> lock(mutex);
    std::string& name = names[pretty];
    if (name.empty()) name = read_name(pretty);
    return name.c_str();
}

// The shared memory that a kernel declares, by the name of the type of its body: looked up once. The report then learns
// under which name the kernel's file knows it.
size_t static_shared_bytes(const BoundKernel& kernel, const char* body) {
    static std::mutex mutex;
    static auto& known = *new std::map<void (*)(void*), size_t>;
    const std::lock_guard<std::mutex> lock(mutex);
    const auto [found, is_new] = known.insert({kernel.code.rows, 0});
    const Image* const image = is_new ? image_of(reinterpret_cast<const void*>(kernel.code.rows)) : nullptr;
    if (image != nullptr) {
        const std::string inside = kernel_of(body);
        found->second = image->shared_bytes_inside(inside);
        Event("kernel").add("name", kernel.name).add("image", image->path).add("encoding", inside).write();
    }
    return found->second;
}

hipError_t error_of(const Failure& failure) {
    switch (failure.status) {
        case Outcome::ended: return hipSuccess;
        case Outcome::assertion: return hipErrorAssert;
        case Outcome::timed_out: return hipErrorLaunchTimeOut;
        case Outcome::stopped_by_signal: return failure.signal == SIGSEGV || failure.signal == SIGBUS
                                                   ? hipErrorIllegalAddress
                                                   : hipErrorLaunchFailure;
        case Outcome::misuse: return hipErrorLaunchFailure;
        case Outcome::no_memory: return hipErrorOutOfMemory;
    }
    return hipErrorUnknown;
}

void report(const BoundKernel& kernel, const Failure& failure) {
    if (!is_reported()) {
        fprintf(stderr, "hipport run: %s: %s (status %d, signal %d)\n", kernel.name, failure.text,
                static_cast<int>(failure.status), failure.signal);
        return;
    }
    Event event("failure");
    event.add("kernel", kernel.name)
        .add("status", static_cast<int>(failure.status))
        .add("signal", failure.signal)
        .add("text", failure.text)
        .add("address", static_cast<int64_t>(reinterpret_cast<intptr_t>(failure.address)))
        .add("in_kernel", failure.in_kernel)
        .add("thread_known", failure.thread_known)
        .add("block", failure.block)
        .add("thread", failure.thread)
        .place("place", failure.place)
        .place("caller", failure.caller)
        .place("launch", Call::caller());
    const bool is_access = failure.status == Outcome::stopped_by_signal && is_runtime_address(failure.address);
    if (is_access) {
        const Accessed accessed = accessed_at(failure.address);
        event.add("where", accessed.words);
        if (accessed.memory != nullptr) {
            event.place("allocated", accessed.memory->caller).place("freed", accessed.memory->freed_by);
        }
    }
    event.write();
}

// How many blocks of a launch the device can execute at the same time.
unsigned int blocks_at_once(const BoundKernel& kernel, const LaunchShape& shape) {
    const uint64_t threads = uint64_t{shape.block.x} * shape.block.y * shape.block.z;
    return resident_blocks(kernel, threads, shape.shared_bytes) *
           static_cast<unsigned int>(properties(current_device()).multiProcessorCount);
}

}  // namespace

BoundKernel described_kernel(const void* function) {
    static std::mutex mutex;
    static auto& known = *new std::map<const void*, BoundKernel>;
    const std::lock_guard<std::mutex> lock(mutex);
    const auto [found, is_new] = known.insert({function, BoundKernel{}});
    BoundKernel& kernel = found->second;
    const Image* const image = is_new && function != nullptr ? image_of(function) : nullptr;
    if (image == nullptr) return kernel;
    const std::string symbol = image->symbol_at(function);
    const std::vector<std::string> kernels = image->kernels();
    if (std::find(kernels.begin(), kernels.end(), symbol) == kernels.end()) return kernel;
    wanted = &kernel;
    configured.push_back({dim3(), dim3(), 0, nullptr, Asked::description, function, nullptr, nullptr});
    reinterpret_cast<void (*)()>(const_cast<void*>(function))();
    wanted = nullptr;
    kernel.static_shared_bytes = image->shared_bytes(symbol);
    return kernel;
}

BoundKernel bound_kernel(const void* function, void** arguments) {
    BoundKernel kernel = described_kernel(function);
    const bool is_bound = kernel.name != nullptr && (arguments != nullptr || kernel.parameters[0].bytes == 0);
    if (!is_bound) return kernel;
    wanted = &kernel;
    configured.push_back({dim3(), dim3(), 0, nullptr, Asked::with_values, function, arguments, nullptr});
    reinterpret_cast<void (*)()>(const_cast<void*>(function))();
    wanted = nullptr;
    return kernel;
}

hipError_t refusal_of(const BoundKernel& kernel, const LaunchShape& shape) {
    const dim3 &grid = shape.grid, &block = shape.block;
    const uint64_t threads = uint64_t{block.x} * block.y * block.z;
    if (threads == 0 || uint64_t{grid.x} * grid.y * grid.z == 0) return hipErrorInvalidConfiguration;
    const auto exceeds = [&](const char* words, uint64_t has, uint64_t limit, hipError_t error) {
        if (has <= limit) return hipSuccess;
        found("launch-limit", "%s is launched with %llu %s, %s allows %llu", kernel.name,
              static_cast<unsigned long long>(has), words, settings().arch, static_cast<unsigned long long>(limit));
        return error;
    };
    if (const auto error = exceeds("threads per block", threads, max_threads, hipErrorInvalidConfiguration)) return error;
    if (kernel.threads != 0 && threads > kernel.threads) {
        found("launch-limit", "%s is launched with %llu threads per block, and its __launch_bounds__ allow %u", kernel.name,
              static_cast<unsigned long long>(threads), kernel.threads);
        return hipErrorLaunchFailure;
    }
    const hipDeviceProp_t& device = properties(current_device());
    const size_t shared = kernel.static_shared_bytes + shape.shared_bytes;
    if (const auto error = exceeds("bytes of shared memory", shared, device.sharedMemPerBlock, hipErrorOutOfMemory)) {
        return error;
    }
    if (!shape.cooperative) return hipSuccess;
    const uint64_t blocks = uint64_t{grid.x} * grid.y * grid.z;
    const unsigned int fit = blocks_at_once(kernel, shape);
    return exceeds("blocks that wait for each other", blocks, fit, hipErrorCooperativeLaunchTooLarge);
}

hipError_t launch(const BoundKernel& kernel, const LaunchShape& shape, hipStream_t stream) {
    if (kernel.code.rows == nullptr) return kernel.name != nullptr ? hipErrorInvalidValue : hipErrorInvalidDeviceFunction;
    if (const hipError_t refused = refusal_of(kernel, shape)) return refused;
    return submit(stream, kernel.name, [kernel, shape, number = next_launch()] { return execute(kernel, shape, number); });
}

uint64_t next_launch() {
    static std::atomic<uint64_t> last{0};
    return ++last;
}

hipError_t execute(const BoundKernel& kernel, const LaunchShape& shape, uint64_t number) {
    Launch launch{};
    const dim3 &grid = shape.grid, &block = shape.block;
    const unsigned int extents[] = {grid.x, grid.y, grid.z, block.x, block.y, block.z};
    memcpy(launch.grid, extents, sizeof(launch.grid));
    memcpy(launch.block, extents + 3, sizeof(launch.block));
    launch.wavefront = settings().wavefront;
    launch.workers = settings().workers;
    launch.order = settings().order;
    launch.cooperative = shape.cooperative;
    launch.resident = blocks_at_once(kernel, shape);
    launch.is_shared = has_shared_memory();
    launch.seconds = settings().seconds;
    launch.local_bytes = gpu().local_bytes();
    launch.number = number;
    Failure failure;
    if (settings().checks) {
        checked_launch(kernel, shape.shared_bytes, launch, failure);
    } else {
        hipport_cpu_launch(&launch, kernel.code, kernel.closure.get(), &failure);
    }
    const hipError_t error = error_of(failure);
    if (error != hipSuccess) {
        report(kernel, failure);
        stick(error);
    }
    if (settings().hashes) report_hash(kernel, shape);
    return error;
}

// --- What stubs call ---

void configure(dim3 grid, dim3 block, size_t shared_bytes, hipStream_t stream) {
    if (hipport_cpu_is_in_kernel()) {
        hipport_cpu_misuse("a kernel launches another one, which HIP does not have: launch it from the host");
    }
    configured.push_back({grid, block, shared_bytes, stream, Asked::launch, nullptr, nullptr, __builtin_return_address(0)});
}

Configuration asked_of(const Description& kernel) {
    const char* const name = kernel_name(kernel.name);
    if (configured.empty()) refuse("%s is a kernel and is called as a function: launch it with <<<grid, block>>>", name);
    taken = configured.back();
    configured.pop_back();
    answering = {name, {}, nullptr, 0, kernel.bounds, kernel.parameters, 0};
    if (taken.asked == Asked::with_values) {
        Configuration again = taken;
        again.asked = Asked::launch;
        configured.push_back(again);
    } else if (taken.asked == Asked::description) {
        *wanted = answering;
    }
    return taken;
}

void answer(KernelCode code, std::shared_ptr<void> closure, size_t bytes, const char* body) {
    answering.code = code;
    answering.closure = std::move(closure);
    answering.closure_bytes = bytes;
    answering.static_shared_bytes = static_shared_bytes(answering, body);
    if (wanted != nullptr) {
        *wanted = answering;
        return;
    }
    const Call call{taken.caller};
    returned(launch(answering, {taken.grid, taken.block, taken.shared_bytes, false}, taken.stream));
}

}  // namespace hipport_cpu
