// Algorithms that the program has the host do with memory of the device: pointers do not say where they point to.

#include <hipport_cpu/libraries/host_memory.h>

#include "memory.h"

namespace hipport_cpu {

void find_device_memory(const char* what, const void* address) {
    const Call call{__builtin_return_address(0)};
    const Allocation* const memory = allocation_at(address);
    if (memory == nullptr || !memory->is_device_only()) return;
    found("host-access", *memory, "%s runs on the host, as nothing says otherwise, and accesses %s: "
          "give it thrust::device, or thrust::device_pointer_cast of the pointer", what, described(*memory).c_str());
}

}  // namespace hipport_cpu
