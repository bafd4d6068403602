// Launches that are checked: against all memory that the program has from the runtime, the variables of the device, and
// shared memory.

#include "checks.h"

#include <string.h>

#include <functional>
#include <mutex>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "../runtime/check.h"
#include "events.h"
#include "images.h"
#include "memory.h"

namespace hipport_cpu {

namespace {

constexpr unsigned int max_records = 256;
// What lanes hold that do not take part in a wave operation: what the hardware gives, and what would be noticed.
constexpr uint64_t nothing = 0, something = 0x4b4b4b4b4b4b4b4b;
// Of the memory of the device, more than which is not kept for a second run of a launch.
constexpr size_t max_kept = size_t{256} << 20;

const Image* image = nullptr;  // of the launch

char* thread_local_memory() { return image->thread_local_memory(); }

// A region and what is said of it.
struct Known {
    Region region;
    std::function<std::string()> describe;
};

std::vector<Known> known_memory(size_t shared_bytes) {
    std::vector<Known> known;
    each_allocation([&](const Allocation& allocation) {
        const Region region{allocation.address, allocation.bytes, Space::global, 0, 0};
        known.push_back({region, [number = allocation.number, bytes = allocation.bytes, caller = allocation.caller] {
                             Event description("allocation");
                             description.add("number", number).add("bytes", static_cast<int64_t>(bytes));
                             return description.place("place", caller).text();
                         }});
    });
    each_variable([&](const DeviceVariable& variable) {
        const bool is_constant = variable.kind == VariableKind::constant;
        const Region region{variable.address, variable.bytes, Space::variable, 0,
                            is_constant};
        known.push_back({region, [is_constant, name = variable.name, bytes = variable.bytes] {
                             Event description(is_constant ? "constant" : "variable");
                             return description.add("name", name).add("bytes", static_cast<int64_t>(bytes)).text();
                         }});
    });
    for (const ThreadLocal& variable : image->thread_locals) {
        const bool is_dynamic = variable.symbol == "hipport_cpu_dynamic_shared";
        const bool is_guard = variable.symbol.compare(0, 4, "_ZGV") == 0 || variable.symbol == "__tls_guard";
        const size_t bytes = is_dynamic ? shared_bytes : variable.bytes;
        const Space space = is_dynamic ? Space::dynamic_shared : is_guard ? Space::compilers_own : Space::static_shared;
        known.push_back({{variable.offset, bytes, space, 1, 0}, [is_dynamic, name = variable.symbol, bytes] {
                             Event description(is_dynamic ? "dynamic" : "shared");
                             return description.add("name", name).add("bytes", static_cast<int64_t>(bytes)).text();
                         }});
    }
    return known;
}

// What kernels may have written, so that a launch can be run again.
class Kept {
  public:
    explicit Kept(const std::vector<Known>& known) {
        size_t total = hipport_cpu_kept_heap_bytes();
        for (const Known& one : known) total += is_kept(one.region) ? one.region.bytes : 0;
        if (total > max_kept) return;
        for (const Known& one : known) {
            if (!is_kept(one.region)) continue;
            const char* const first = reinterpret_cast<const char*>(one.region.address);
            parts_.push_back({one.region, std::string(first, one.region.bytes)});
        }
        heap_.resize(hipport_cpu_kept_heap_bytes());
        hipport_cpu_keep_heap(heap_.data());
        is_whole_ = true;
    }

    bool is_whole() const { return is_whole_; }
    void restore() const {
        for (const Part& part : parts_) {
            memcpy(reinterpret_cast<void*>(part.region.address), part.content.data(), part.region.bytes);
        }
        hipport_cpu_restore_heap(heap_.data());
    }
    bool operator==(const Kept& other) const {
        for (size_t i = 0; i < parts_.size(); ++i) {
            if (parts_[i].content != other.parts_[i].content) return false;
        }
        return heap_ == other.heap_;
    }

  private:
    struct Part {
        Region region;
        std::string content;
    };

    static bool is_kept(const Region& region) { return region.space <= Space::variable && !region.read_only; }

    std::vector<Part> parts_;
    std::string heap_;
    bool is_whole_ = false;
};

bool depends(const Record& record) {
    return record.found == Found::inactive_source || record.found == Found::divided_by_zero;
}

std::string list(const uint64_t* first, size_t count) {
    std::string text;
    for (size_t i = 0; i < count; ++i) text += (i > 0 ? ", " : "") + std::to_string(first[i]);
    return "[" + text + "]";
}

// Adds what is at an address outside of all memory of a launch: memory that has been freed, the host's own, or nothing.
void add_where(Event& event, uintptr_t address) {
    const void* const pointer = reinterpret_cast<const void*>(address);
    if (!is_runtime_address(pointer)) {
        event.add("where", "the host's own memory, which the device does not see");
        return;
    }
    const Accessed accessed = accessed_at(pointer);
    event.add("where", accessed.is_freed ? described(*accessed.memory) + ", which has been freed" : "");
    if (accessed.is_freed) event.place("allocated", accessed.memory->caller).place("freed", accessed.memory->freed_by);
}

std::string described(const Record& record) {
    Event event("record");
    event.add("found", static_cast<int>(record.found))
        .add("region", record.region)
        .add("offset", record.offset)
        .add("bytes", static_cast<int64_t>(record.bytes))
        .add("is_write", record.is_write)
        .add("other_is_write", record.other_is_write)
        .add("reads", static_cast<int>(record.reads))
        .add("block", record.block)
        .add("thread", record.thread)
        .add("other_block", record.other_block)
        .add("other_thread", record.other_thread)
        .json("value", std::to_string(record.value))
        .json("count", std::to_string(record.count))
        .json("frames", list(record.frames, max_frames))
        .json("other_frames", list(record.other_frames, max_frames))
        .add("text", record.text)
        .json("block_bytes", std::to_string(record.block_bytes))
        .json("allocated_by", std::to_string(record.allocated_by))
        .json("freed_by", list(record.freed_by, 2))
        .add("is_free", record.is_free);
    const bool is_outside = record.found == Found::read_out_of_bounds || record.found == Found::write_out_of_bounds;
    if (is_outside && record.region != of_heap) {
        add_where(event, record.value);
    } else {
        event.add("where", "");
    }
    return event.text();
}

void report(const BoundKernel& kernel, const std::vector<Known>& known, const std::vector<Record>& records) {
    static auto& told = *new std::set<std::tuple<std::string, int, uint64_t, uint64_t>>;
    std::string texts, memories;
    for (const Record& record : records) {
        const std::tuple<std::string, int, uint64_t, uint64_t> key{kernel.name, static_cast<int>(record.found),
                                                                   record.frames[0], record.other_frames[0]};
        if (told.insert(key).second) texts += (texts.empty() ? "" : ", ") + described(record);
    }
    if (texts.empty()) return;
    for (const Known& one : known) memories += (memories.empty() ? "" : ", ") + one.describe();
    Event("checked")
        .add("kernel", kernel.name)
        .add("image", image->path)
        .place("launch", Call::caller())
        .json("memories", "[" + memories + "]")
        .json("records", "[" + texts + "]")
        .write();
}

std::vector<Record> run(const BoundKernel& kernel, const std::vector<Known>& known, Launch& launch, Failure& failure,
                        uint64_t inactive) {
    std::vector<Region> regions;
    for (const Known& one : known) regions.push_back(one.region);
    std::vector<Record> records(max_records);
    Check check{};
    check.regions = regions.data();
    check.region_count = static_cast<unsigned int>(regions.size());
    check.capacity = max_records;
    check.records = records.data();
    check.thread_local_memory = thread_local_memory;
    check.inactive = inactive;
    check.is_repeated = inactive != nothing;
    check.arguments = reinterpret_cast<uintptr_t>(kernel.closure.get());
    check.argument_bytes = kernel.closure_bytes;
    launch.check = &check;
    hipport_cpu_launch(&launch, kernel.code, kernel.closure.get(), &failure);
    launch.check = nullptr;
    records.resize(check.count);
    return records;
}

}  // namespace

void checked_launch(const BoundKernel& kernel, size_t shared_bytes, Launch& launch, Failure& failure) {
    static std::mutex mutex;
    const std::lock_guard<std::mutex> lock(mutex);
    image = image_of(reinterpret_cast<const void*>(kernel.code.rows));
    if (image == nullptr) refuse("%s: the symbols of the program cannot be read, so it cannot be checked", kernel.name);
    const std::vector<Known> known = known_memory(shared_bytes);
    const Kept before(known);
    std::vector<Record> records = run(kernel, known, launch, failure, nothing);
    bool is_dependent = false;
    for (const Record& record : records) is_dependent = is_dependent || depends(record);
    if (is_dependent) {
        // Whether results depend on what such lanes hold shows in a second run with something else in them.
        const Kept after(known);
        bool is_same = !before.is_whole() || !after.is_whole();
        if (!is_same && failure.status == Outcome::ended) {
            before.restore();
            Failure again;
            run(kernel, known, launch, again, something);
            is_same = again.status == Outcome::ended && after == Kept(known);
            after.restore();
        }
        for (size_t i = records.size(); is_same && i-- > 0;) {
            if (depends(records[i])) records.erase(records.begin() + static_cast<ptrdiff_t>(i));
        }
    }
    report(kernel, known, records);
}

}  // namespace hipport_cpu
