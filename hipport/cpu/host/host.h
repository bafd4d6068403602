// What the parts of the HIP host runtime, and the libraries on top of it, know of each other.
//
// Host and device share one memory here. What HIP does asynchronously is work that is submitted to a stream; a stream runs
// it at once, or, where work is delayed, as late as HIP allows.

#ifndef HIPPORT_CPU_HOST_H
#define HIPPORT_CPU_HOST_H

#include <hip/hip_runtime_api.h>
#include <hipport_cpu/device_variables.h>
#include <stddef.h>
#include <stdint.h>

#include <functional>
#include <memory>

#include "hipport_cpu/runtime.h"
#include "hipport_cpu/streams.h"

#pragma GCC visibility push(default)
namespace hipport_cpu {

// --- How the program is run: from HIPPORT_RUN_... in the environment (settings.cpp) ---

struct Settings {
    unsigned int wavefront;  // lanes: 32 or 64
    const char* arch;        // gfx90a
    unsigned int order;      // of blocks, threads and streams: 0 forward, 1 reverse, else the seed of a random one
    unsigned int workers;    // operating system threads that execute blocks
    double seconds;          // time limit of a launch
    bool checks;             // launches are checked, which the program was compiled for
    bool delayed;            // asynchronous work is done as late as HIP allows
    bool hashes;             // each launch reports what it left in memory
    unsigned int devices;    // number of GPUs that the program sees
};
const Settings& settings();

// --- Calls of the program (calls.cpp) ---

// A call of a function of the interface, from the program's code at `caller`. Each function of the interface has one
// first, with __builtin_return_address(0). Only the outermost counts: what the interface calls itself is not the
// program's. Work that is done later has the call that submitted it.
class Call {
  public:
    explicit Call(const void* caller);
    ~Call();
    Call(const Call&) = delete;
    Call& operator=(const Call&) = delete;

    // Where the program goes on after the call that this thread is in; null outside of calls.
    static const void* caller();
    // For work that is done later than the call that submitted it.
    class Resumed;

  private:
    bool is_outermost_;
};
class Call::Resumed {
  public:
    explicit Resumed(const void* caller);
    ~Resumed();
    Resumed(const Resumed&) = delete;
    Resumed& operator=(const Resumed&) = delete;

  private:
    const void* before_;
};

// --- Errors (errors.cpp) ---

// What a function of the interface returns: an error is the last one of this thread from then on.
hipError_t returned(hipError_t error);
// An error after which the device does nothing more: every later call returns it.
void stick(hipError_t error);
hipError_t stuck();
// Reports that the call that this thread is in returns an error.
void failed(hipError_t error);
// Says on standard error what is wrong and what to do, and ends the program: for what cannot be done here and has no
// error in HIP.
[[noreturn]] void refuse(const char* format, ...) __attribute__((format(printf, 1, 2)));

// --- What is found (findings.cpp) ---

// Reports that the program does what HIP does not define, at the call that this thread is in. `kind` is a word like
// use-after-free, which docs/run.md explains. Reported once for each kind and place.
void found(const char* kind, const char* format, ...) __attribute__((format(printf, 2, 3)));

// The same of memory: the report has the calls that allocated and freed it.
struct Allocation;
void found(const char* kind, const Allocation& memory, const char* format, ...) __attribute__((format(printf, 3, 4)));

// --- Memory (memory.cpp) ---

// Textures and surfaces are objects that kernels read.
enum class MemoryKind { device, managed, pinned, registered, array, texture, surface };

// Memory that the program has from the runtime, or has told it of.
struct Allocation {
    uintptr_t address;
    size_t bytes;
    MemoryKind kind;
    int device;
    unsigned int flags;
    unsigned int number;   // from 1, in the order of allocation
    const void* caller;    // that allocated it
    const void* freed_by;  // caller that freed it, null while it is live

    bool is_device_only() const { return kind == MemoryKind::device || kind == MemoryKind::array; }
    bool is_object() const { return kind == MemoryKind::texture || kind == MemoryKind::surface; }
};
// The allocation that an address is in, also one that has been freed where `freed` is not null and then says so; null
// for the program's own memory.
const Allocation* allocation_at(const void* address, bool* freed = nullptr);
// Gives each live allocation, in the order of their addresses.
void each_allocation(const std::function<void(const Allocation&)>& take);

// A variable in device memory: `__device__`, `__constant__`, `__managed__`.
struct DeviceVariable {
    uintptr_t address;
    size_t bytes;
    const char* name;
    VariableKind kind;
};
// The variable that an address is in; null if it is in none that is known.
const DeviceVariable* variable_at(const void* address);
bool has_managed_variables();
void each_variable(const std::function<void(const DeviceVariable&)>& take);

// --- Devices (devices.cpp) ---

int current_device();  // of this thread
void use_device(int device);
const hipDeviceProp_t& properties(int device);

// --- Kernels (launches.cpp, functions.cpp) ---

struct Parameter;  // of a kernel: its bytes and alignment; launching.h

// A kernel with arguments, as its stub gives it: what to run for the threads of a row, with which data.
struct BoundKernel {
    const char* name;                // k<float, 4>
    KernelCode code;                       // without rows where there is none
    std::shared_ptr<void> closure;
    size_t closure_bytes;
    unsigned int threads;            // of a block at most, by __launch_bounds__; 0 without
    const Parameter* parameters;
    size_t static_shared_bytes;      // of the variables that the kernel declares
};
// The kernel whose stub is at `function`, with arguments at these addresses, which are copied; without `run` where it is
// none, or has parameters and no arguments.
BoundKernel bound_kernel(const void* function, void** arguments);
// What a kernel is, without arguments; its name is null if it is none.
BoundKernel described_kernel(const void* function);

struct LaunchShape {
    dim3 grid, block;
    size_t shared_bytes;
    bool cooperative;
};
// What is wrong with launching a kernel so; hipSuccess if nothing.
hipError_t refusal_of(const BoundKernel& kernel, const LaunchShape& shape);
// Queues a launch, or says why not.
hipError_t launch(const BoundKernel& kernel, const LaunchShape& shape, hipStream_t stream);
// How many blocks of a kernel a multiprocessor can execute at the same time.
unsigned int resident_blocks(const BoundKernel& kernel, uint64_t threads, size_t shared_bytes);
// The number of a new launch, from 1.
uint64_t next_launch();
// Executes a launch to its end.
hipError_t execute(const BoundKernel& kernel, const LaunchShape& shape, uint64_t number);

}  // namespace hipport_cpu
#pragma GCC visibility pop

#endif
