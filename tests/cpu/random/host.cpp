// What the hipRAND library uses of the host runtime. Work is done when the test asks for it.
#include "host.h"

#include <stdlib.h>
#include <string.h>

#include <string>
#include <utility>
#include <vector>

static std::vector<std::pair<std::string, hipport_cpu::Task>> submitted;
static int allocations = 0;

namespace hipport_cpu {
Call::Call(const void*) : is_outermost_(true) {}
Call::~Call() {}
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
int live_allocations() { return allocations; }
// Number of the tasks that have been done.
int do_submitted() {
    const auto tasks = std::exchange(submitted, {});
    for (const auto& [what, task] : tasks)
        if (what.rfind("hiprandGenerate", 0) != 0 || task() != hipSuccess) return -1;
    return static_cast<int>(tasks.size());
}
}
