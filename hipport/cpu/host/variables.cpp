// Variables in device memory: they are variables of the program here, which registers them when it starts.

#include "hipport_cpu/device_variables.h"

#include <map>
#include <mutex>

#include "host.h"

namespace hipport_cpu {

namespace {

struct Variables {
    std::mutex mutex;
    std::map<uintptr_t, DeviceVariable> by_address;
    bool has_managed = false;
};

// Never destroyed: the program uses them while it ends.
Variables& variables() {
    static Variables& variables = *new Variables;
    return variables;
}

}  // namespace

void register_variable(const char* name, const volatile void* address, size_t bytes, VariableKind kind) {
    Variables& all = variables();
    const std::lock_guard<std::mutex> lock(all.mutex);
    const uintptr_t at = reinterpret_cast<uintptr_t>(address);
    all.by_address[at] = {at, bytes, name, kind};
    all.has_managed |= kind == VariableKind::managed;
}

const DeviceVariable* variable_at(const void* address) {
    Variables& all = variables();
    const std::lock_guard<std::mutex> lock(all.mutex);
    const uintptr_t at = reinterpret_cast<uintptr_t>(address);
    const auto after = all.by_address.upper_bound(at);
    if (after == all.by_address.begin()) return nullptr;
    const DeviceVariable& variable = std::prev(after)->second;
    return at - variable.address < variable.bytes ? &variable : nullptr;
}

bool has_managed_variables() {
    Variables& all = variables();
    const std::lock_guard<std::mutex> lock(all.mutex);
    return all.has_managed;
}

void each_variable(const std::function<void(const DeviceVariable&)>& take) {
    Variables& all = variables();
    const std::lock_guard<std::mutex> lock(all.mutex);
    for (const auto& [address, variable] : all.by_address) take(variable);
}

}  // namespace hipport_cpu

using namespace hipport_cpu;

hipError_t hipGetSymbolAddress(void** address, const void* symbol) {
    const Call call{__builtin_return_address(0)};
    if (address == nullptr) return returned(hipErrorInvalidValue);
    if (symbol == nullptr || variable_at(symbol) == nullptr) return returned(hipErrorInvalidSymbol);
    *address = const_cast<void*>(symbol);
    return returned(hipSuccess);
}

hipError_t hipGetSymbolSize(size_t* bytes, const void* symbol) {
    const Call call{__builtin_return_address(0)};
    const DeviceVariable* const variable = variable_at(symbol);
    if (bytes == nullptr) return returned(hipErrorInvalidValue);
    if (variable == nullptr) return returned(hipErrorInvalidSymbol);
    *bytes = variable->bytes;
    return returned(hipSuccess);
}
