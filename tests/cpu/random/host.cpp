// What the hipRAND library uses of the host runtime. Work is done when the test asks for it.
#include "host.h"

#include <stdlib.h>
#include <string.h>

#include <string>
#include <utility>
#include <vector>

static std::vector<std::pair<std::string, hipport_cpu::Task>> submitted;
static int allocations = 0;
static hipport_cpu::Allocation device_memory = {0, SIZE_MAX, hipport_cpu::MemoryKind::device, 0, 0, 1, nullptr, nullptr};
static std::string kind_found;

namespace hipport_cpu {
Call::Call(const void*) : is_outermost_(true) {}
Call::~Call() {}
const Allocation* allocation_at(const void* address, bool* freed) {
    *freed = device_memory.freed_by != nullptr;
    const uintptr_t at = reinterpret_cast<uintptr_t>(address);
    return at - device_memory.address < device_memory.bytes ? &device_memory : nullptr;
}
const DeviceVariable* variable_at(const void*) { return nullptr; }
void found(const char* kind, const char*, ...) { kind_found = kind; }
void found(const char* kind, const Allocation&, const char*, ...) { kind_found = kind; }
void refuse(const char*, ...) { abort(); }
hipError_t submit(hipStream_t, const char* what, Task task) {
    submitted.emplace_back(what, std::move(task));
    return hipSuccess;
}
}  // namespace hipport_cpu

extern "C" {
hipError_t hipMalloc(void** memory, size_t bytes) {
    ++allocations;
    *memory = malloc(bytes);
    return hipSuccess;
}
hipError_t hipFree(void* memory) {
    --allocations;
    free(memory);
    return hipSuccess;
}
hipError_t hipMemcpy(void* to, const void* from, size_t bytes, hipMemcpyKind) {
    memcpy(to, from, bytes);
    return hipSuccess;
}
// All memory is the device's, unless this says which.
void set_device_memory(void* address, size_t bytes, bool is_freed) {
    device_memory.address = reinterpret_cast<uintptr_t>(address);
    device_memory.bytes = bytes;
    device_memory.freed_by = is_freed ? address : nullptr;
    kind_found.clear();
}
const char* last_found() { return kind_found.c_str(); }
int live_allocations() { return allocations; }
// Number of the tasks that have been done.
int do_submitted() {
    const auto tasks = std::exchange(submitted, {});
    for (const auto& [what, task] : tasks)
        if (what.rfind("hiprandGenerate", 0) != 0 || task() != hipSuccess) return -1;
    return static_cast<int>(tasks.size());
}
}
