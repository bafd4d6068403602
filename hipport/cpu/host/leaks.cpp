// Memory that is still allocated when the program ends.

#include <stdlib.h>

#include <map>
#include <vector>

#include "memory.h"
#include "textures.h"

namespace hipport_cpu {

namespace {

struct Leaks {
    std::vector<Allocation> allocations;
    uint64_t bytes = 0;
};

// A program that ends with an error has stopped in the middle, and frees nothing. Unless asked for a check, nobody wants
// to read of what the system frees anyway.
void report_leaks(int status, void*) {
    if (status != EXIT_SUCCESS || !settings().checks) return;
    std::map<const void*, Leaks> by_caller;
    each_allocation([&](const Allocation& memory) {
        if (memory.kind == MemoryKind::registered) return;
        if (memory.kind == MemoryKind::texture && memory.flags == of_reference) return;
        Leaks& leaks = by_caller[memory.caller];
        leaks.allocations.push_back(memory);
        leaks.bytes += memory.bytes;
    });
    for (const auto& [caller, leaks] : by_caller) {
        const Call::Resumed call{caller};
        const Allocation& first = leaks.allocations.front();
        if (leaks.allocations.size() == 1) {
            found("leak", first, "%s is not freed before the program ends", described(first).c_str());
        } else {
            found("leak", first, "%s allocations of %s bytes together are not freed before the program ends",
                  in_words(leaks.allocations.size()).c_str(), in_words(leaks.bytes).c_str());
        }
    }
}

// Before the program's own static objects are made, so that it comes after they are destroyed.
[[maybe_unused]] const int at_end = on_exit(report_leaks, nullptr);

}  // namespace

}  // namespace hipport_cpu
