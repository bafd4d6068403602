// Copies: what is wrong with them, and when they are done.

#include "copies.h"

#include <string.h>

#include <algorithm>
#include <memory>
#include <string>

#include "memory.h"

namespace hipport_cpu {

namespace {

void copy_rows(const Place& to, const Place& from, Box box) {
    if (to.pitch == box.width && from.pitch == box.width) box.width *= box.height, box.height = 1;
    if (box.height == 1 && to.slice == box.width && from.slice == box.width) box.width *= box.depth, box.depth = 1;
    for (size_t z = 0; z < box.depth; ++z) {
        for (size_t y = 0; y < box.height; ++y) {
            memmove(to.moved(0, y, z).address, from.moved(0, y, z).address, box.width);
        }
    }
}

// The bytes of a box, with nothing in between.
class Staged {
  public:
    Staged(const Place& from, const Box& box) : bytes_(new char[box.width * box.height * box.depth]), box_(box) {
        copy_rows(place(), from, box);
    }
    Place place() const { return {bytes_.get(), box_.width, box_.width * box_.height}; }

  private:
    std::unique_ptr<char[]> bytes_;
    Box box_;
};

bool is_program_memory(const void* address) { return side_of(address) == Side::host; }

const char* name_of(hipMemcpyKind kind) {
    switch (kind) {
        case hipMemcpyHostToHost: return "hipMemcpyHostToHost";
        case hipMemcpyHostToDevice: return "hipMemcpyHostToDevice";
        case hipMemcpyDeviceToHost: return "hipMemcpyDeviceToHost";
        case hipMemcpyDeviceToDevice: return "hipMemcpyDeviceToDevice";
        case hipMemcpyDeviceToDeviceNoCU: return "hipMemcpyDeviceToDeviceNoCU";
        default: return nullptr;
    }
}

// Reports memory that is not where the kind of a copy says. HIP goes by the pointers.
void check_side(const char* function, const char* verb, const void* address, hipMemcpyKind kind, Side said) {
    const Side side = side_of(address);
    if (side == Side::either || side == said) return;
    if (side == Side::host) {
        found("wrong-direction", "%s with %s %s host memory", function, name_of(kind), verb);
    } else if (const Allocation* const memory = allocation_at(address)) {
        found("wrong-direction", *memory, "%s with %s %s %s", function, name_of(kind), verb, described(*memory).c_str());
    } else {
        found("wrong-direction", "%s with %s %s the variable %s", function, name_of(kind), verb,
              variable_at(address)->name);
    }
}

void check_direction(const char* function, const void* to, const void* from, hipMemcpyKind kind) {
    if (kind == hipMemcpyDefault) return;
    const bool from_host = kind == hipMemcpyHostToHost || kind == hipMemcpyHostToDevice;
    const bool to_host = kind == hipMemcpyHostToHost || kind == hipMemcpyDeviceToHost;
    check_side(function, "reads from", from, kind, from_host ? Side::host : Side::device);
    check_side(function, "writes to", to, kind, to_host ? Side::host : Side::device);
}

// Reports bytes in a row that are copied onto a part of themselves. Rows with a pitch may lie between each other.
void check_overlap(const char* function, const Place& to, const Place& from, const Box& box) {
    const auto [low, high] = std::minmax(to.address, from.address);
    const size_t distance = static_cast<size_t>(high - low);
    if (box.height > 1 || box.depth > 1 || distance == 0 || distance >= box.width) return;
    found("copy-overlap", "%s copies %s bytes between places that overlap: they are %s bytes apart", function,
          in_words(box.width).c_str(), in_words(distance).c_str());
}

std::string doing(const char* function, const char* verb, const Box& box) {
    std::string text = std::string(function) + " " + verb + " " + in_words(box.width) + " bytes";
    if (box.height > 1) text += " of " + in_words(box.height) + " rows";
    if (box.depth > 1) text += " of " + in_words(box.depth) + " slices";
    return text;
}

}  // namespace

Side side_of(const void* address) {
    if (const Allocation* const memory = allocation_at(address)) {
        return memory->is_device_only() ? Side::device : Side::either;
    }
    if (const DeviceVariable* const variable = variable_at(address)) {
        return variable->kind == VariableKind::managed ? Side::either : Side::device;
    }
    return Side::host;
}

bool may_access(const char* kind, const char* doing, const void* address, size_t bytes) {
    const uintptr_t at = reinterpret_cast<uintptr_t>(address);
    bool freed = false;
    if (const Allocation* const memory = allocation_at(address, &freed)) {
        const size_t offset = at - memory->address;
        if (freed) {
            found("use-after-free", *memory, "%s %s, which has been freed", doing, described(*memory).c_str());
            return false;
        }
        // The program may have registered a part of its memory.
        if (memory->kind == MemoryKind::registered || bytes <= memory->bytes - offset) return true;
        found(kind, *memory, "%s %s, %s bytes from byte %s on", doing, described(*memory).c_str(), in_words(bytes).c_str(),
              in_words(offset).c_str());
        return false;
    }
    if (const DeviceVariable* const variable = variable_at(address)) {
        const size_t offset = at - variable->address;
        if (bytes <= variable->bytes - offset) return true;
        found(kind, "%s the variable %s of %s bytes, %s bytes from byte %s on", doing, variable->name,
              in_words(variable->bytes).c_str(), in_words(bytes).c_str(), in_words(offset).c_str());
        return false;
    }
    if (!is_runtime_address(address)) return true;
    if (const Allocation* const before = allocation_before(address)) {
        found(kind, *before, "%s an address %s bytes past the end of %s", doing,
              in_words(at - before->address - before->bytes).c_str(), described(*before).c_str());
    } else {
        found(kind, "%s %p, where no memory is allocated", doing, address);
    }
    return false;
}

hipError_t copy(const char* function, const Place& to, const Place& from, const Box& box, hipMemcpyKind kind,
                hipStream_t stream, bool is_async) {
    if (name_of(kind) == nullptr && kind != hipMemcpyDefault) return hipErrorInvalidMemcpyDirection;
    if (box.is_empty()) return hipSuccess;
    if (to.address == nullptr || from.address == nullptr) return hipErrorInvalidValue;
    const char* const wrong = "copy-out-of-bounds";
    if (!may_access(wrong, (doing(function, "copies", box) + " to").c_str(), to.address, to.span(box)) ||
        !may_access(wrong, (doing(function, "copies", box) + " from").c_str(), from.address, from.span(box))) {
        return hipErrorInvalidValue;
    }
    check_direction(function, to.address, from.address, kind);
    check_overlap(function, to, from, box);
    const bool from_program = is_program_memory(from.address), to_program = is_program_memory(to.address);
    const bool captured = is_captured(stream);
    // Work that is done at once reads the program's memory before the function returns.
    std::shared_ptr<Staged> staged;
    if (is_async && from_program && !captured && settings().delayed) staged = std::make_shared<Staged>(from, box);
    const auto task = [function, to, from, box, staged] {
        bool freed = false;
        if (allocation_at(to.address, &freed), freed) return is_freed(function, to.address), hipErrorIllegalAddress;
        if (allocation_at(from.address, &freed), freed) return is_freed(function, from.address), hipErrorIllegalAddress;
        copy_rows(to, staged != nullptr ? staged->place() : from, box);
        return hipSuccess;
    };
    if (const hipError_t failed = submit(stream, function, task)) return failed;
    if (captured) return hipSuccess;
    // As in HIP, a copy within device memory goes on while the host does.
    const bool is_on_device = side_of(to.address) == Side::device && side_of(from.address) == Side::device;
    const bool waits = to_program || (!is_async && !is_on_device);
    return waits ? finish(stream) : hipSuccess;
}

}  // namespace hipport_cpu
